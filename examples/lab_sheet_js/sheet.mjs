/**
 * The program: reads questions and writes answers, line by line, as docs/pipe.md says. The word on its command line is
 * the algorithm that it runs unless it is told another one.
 */
import { createInterface } from 'node:readline';
import { EVALUATORS, State, WIN } from './game.mjs';
import { ALGORITHMS, find } from './searches.mjs';

const usual = process.argv[2] ?? 'alpha-beta';
if (!(usual in ALGORITHMS)) {
  console.error(`no algorithm is called ${usual}; there are ${Object.keys(ALGORITHMS).join(', ')}`);
  process.exit(2);
}

/** A value as it is written: X, O or = where the end of the game is known, else a number. */
function written(value, { evaluations }) {
  if (Math.abs(value) === WIN) return value > 0 ? 'X' : 'O';
  return evaluations === 0 ? '=' : String(value);
}

/** The answer to a question. @param {string} question `go`, for a move, or `evaluate`, for what the evaluator says
 * @param {Map<string, string>} asked the rest of each line by its first word */
function answer(question, asked) {
  const state = State.of(asked.get('game') ?? '');
  if (!state) return `error I do not know the game ${asked.get('game')}`;
  for (const name of (asked.get('moves') ?? '').split(' ').filter(Boolean)) state.play(state.cellOf(name));
  const evaluate = EVALUATORS[asked.get('evaluator')] ?? EVALUATORS['open-lines'];
  if (question === 'evaluate') {
    const result = state.result();
    return `value ${result === null ? evaluate(state) : result * WIN}`;
  }
  const depth = Number(asked.get('depth') ?? state.cells.length);
  const { value, best, counts } = find(asked.get('algorithm') ?? usual, state, evaluate, depth);
  const told = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  return `best ${state.nameOf(best)} value ${written(value, counts)} depth ${depth} ${told.join(' ')}`;
}

let asked = new Map();
createInterface({ input: process.stdin }).on('line', (line) => {
  const [word, ...rest] = line.split(' ');
  if (word === 'quit') process.exit();
  if (word !== 'go' && word !== 'evaluate') {
    asked.set(word, rest.join(' '));
    return;
  }
  console.log(answer(word, asked));
  asked = new Map();
});
