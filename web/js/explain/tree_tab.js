/**
 * The tab "Tree": what is looked into, the tree, the steps, the step that is shown, the node that is selected,
 * and the files.
 *
 * @import {Shell} from './shell.js'
 */
import { h, s } from '../view/dom.js';
import { FilesCard } from './files_card.js';
import { NodeCard } from './node_card.js';
import { NowView } from './now_view.js';
import { StepView } from './step_view.js';
import { Subject } from './subject.js';
import { TreeView } from './tree_view.js';
import { WhyDialog } from './why_dialog.js';
import { faultText } from './source.js';

export class Tab {
  /** @param {Shell} shell @param {HTMLElement} host */
  constructor(shell, host) {
    this.shell = shell;
    const failed = (/** @type {unknown} */ error) => shell.app.bus.emit('message', { text: faultText(error, shell.current?.algorithm), bad: true });
    const stepTo = (/** @type {number} */ event) => this.steps.go(event);
    const goTo = (/** @type {number} */ node) => this.tree.goTo(node);
    const why = (/** @type {number} */ node) => shell.current && this.why.open(shell.current, node);
    this.why = new WhyDialog(shell.app.positions, { stepTo, goTo, failed });
    this.node = new NodeCard({ why, stepTo });
    this.tree = new TreeView(shell, { why, selected: (view) => this.node.render(view) });
    this.now = new NowView(shell.app.positions, { goTo });
    this.steps = new StepView({
      changed: (stepper, follow) => {
        if (shell.current) this.now.render(shell.current, stepper);
        this.tree.moment(stepper, follow);
      },
      sentence: () => this.now.words.textContent ?? '',
      failed,
    });
    const files = new FilesCard(shell, { opened: (name) => this.subject.opened(name), failed: (text) => this.subject.fault(text) });
    this.subject = new Subject(shell, { openFile: files.open });
    host.classList.add('tree-tab');
    host.append(this.subject.element, h('div', { class: 'explain-main' }, this.tree.element, this.steps.element),
      h('div', { class: 'explain-side' }, ...this.now.elements, this.node.element, legend(), files.element), this.why.dialog);
    shell.onSearch(async (current) => {
      this.steps.stop();
      try {
        await this.tree.load(current);
        if (shell.current === current) this.steps.load(current);
      } catch (error) {
        failed(error);
      }
    });
    shell.app.bus.on(['language', 'settings'], () => {
      this.steps.renderWords();
      this.node.render(this.tree, true);
      this.why.render();
    });
    this.subject.render();
    this.tree.render();
    this.steps.renderWords();
    this.subject.entered();
  }

  /** The position may be another one now, and what was drawn out of sight had no size. */
  shown() {
    this.subject.entered();
    this.tree.drawing.render();
  }

  hidden() {
    this.steps.stop();
    this.subject.left();
  }
}

/** Each sign, drawn as in the tree, with the message that explains it. @type {[string, string, string][]} */
const SIGNS = [
  ['max', 'turn-sign x', 'M9 14L15 4L21 14z'],
  ['min', 'turn-sign o', 'M9 4L15 14L21 4z'],
  ['best', 'edge best', 'M2 9h26'],
  ['cut', 'edge cut', 'M2 9h26'],
  ['future', 'edge future', 'M2 9h26'],
];

/** How to read the drawing. */
function legend() {
  return h('details', { class: 'card legend', id: 'tree-legend' }, h('summary', { 'data-l10n': 'explain-legend' }),
    h('ul', {},
      ...SIGNS.map(([id, kind, d]) => h('li', {},
        s('svg', { viewBox: '0 0 30 18', width: 30, height: 18, 'aria-hidden': 'true' }, s('path', { class: kind, d })),
        h('span', { 'data-l10n': `explain-legend-${id}` }))),
      ...['values', 'bounds', 'window', 'table'].map((id) => h('li', {}, h('span', { 'data-l10n': `explain-legend-${id}` })))));
}
