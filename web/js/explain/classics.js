/** Trees of the textbooks. */

/** @type {{id: string, tree: string}[]} */
export const CLASSICS = [
  // The figure with which nearly every book begins.
  { id: 'three', tree: '((3 12 8) (2 4 6) (14 5 2))' },
  // The same with the worst order first: nothing can be cut.
  { id: 'order', tree: '((14 5 2) (6 4 2) (12 8 3))' },
  // A cut that a bound two levels higher causes.
  { id: 'deep', tree: '(5 (((4 9) (2 7)) 8) 3)' },
  { id: 'names', tree: 'A(B(b1=3 b2=12 b3=8) C(c1=2 c2=4 c3=6) D(d1=14 d2=5 d3=2))' },
];
