/**
 * Runs axe on every view of the page, in both themes, on a desktop and on a phone.
 *
 *     node web-tests/axe/check.js target/debug/inarow           every view
 *     node web-tests/axe/check.js target/debug/inarow threats   those whose names have that word
 *
 * Ends with 1 if anything serious or critical is found. Chromium is the one in CHROMIUM, else `/usr/bin/chromium`.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const BAD = new Set(['serious', 'critical']);
const PATIENCE_MS = 60_000;
const SMALL = '3x3x3&x=human&o=human';
const MIDDLE = `${SMALL}&moves=b2.a1`;
const LARGE = '15x15x5&x=human&o=human&moves=h8.i9.i8.g8.h9.h7.g10';

/** Goes to Explain, and waits for its tree. @param {import('playwright-core').Page} page */
const explain = async (page) => {
  await page.click('#nav-explain');
  await page.waitForSelector('#tree-drawing .node');
  await page.waitForSelector('#pseudocode [aria-current]', { state: 'attached' });
};

/** Each view: the game of its address, and what brings it about. */
const VIEWS = {
  'empty board': [SMALL, async () => {}],
  'won game': [`${SMALL}&moves=a1.a2.b1.b2.c1`, async (page) => page.waitForSelector('#status.over')],
  'drawn game': [`${SMALL}&moves=b2.a1.a3.c1.b1.b3.c2.a2.c3`, async (page) => page.waitForSelector('#status.over')],
  'refused move': [`${SMALL}&moves=b2`, async (page) => {
    await page.click('[data-cell=b2]');
    await page.waitForSelector('#message .bad');
  }],
  hint: [`${SMALL}&moves=a1.b2.a2`, async (page) => {
    await page.click('#hint');
    await page.waitForSelector('#hint-play');
  }],
  'threats and analysis': [LARGE, async (page) => {
    await page.click('#threats');
    await page.click('#analyse');
    await page.waitForSelector('[data-testid=line-0]');
    await page.waitForSelector('.values .value', { state: 'attached' });
    await page.waitForSelector('#analysis-progress', { state: 'hidden' });
  }],
  'variations and move numbers': [`${SMALL}&moves=b2.a1.c3.(c1.c3)`, async (page) => page.keyboard.press('m')],
  'thinking computer': ['15x15x5&x=human&o=engine:60s', async (page) => {
    await page.click('[data-cell=h8]');
    await page.click('#confirm-play', { timeout: 500 }).catch(() => {});
    await page.waitForSelector('[data-testid=fact-depth]');
  }],
  'two computers': ['5x5x4&x=engine:3&o=engine:4', async (page) => page.waitForSelector('#go')],
  stones: [LARGE, async (page) => {
    await page.click('#settings-open');
    await page.click('label:has(#set-symbols-stones)');
    await page.click('#settings-dialog [data-close]');
  }],
  'second tap': [SMALL, async (page) => {
    await page.click('#settings-open');
    await page.click('label:has(#set-confirm-always)');
    await page.click('#settings-dialog [data-close]');
    await page.click('[data-cell=b2]');
    await page.waitForSelector('#confirm-play');
  }],
  'record of two games': [SMALL, async (page) => {
    await page.click('#files-open');
    await page.fill('#open-text', '(;GM[4]SZ[3]RU[3x3x3]PB[Anna]PW[Boris];B[bb])(;GM[4]SZ[3]RU[3x3x3];B[aa])');
    await page.click('#open-paste');
    await page.waitForSelector('#record-which');
  }],
  'unknown player': ['3x3x3&x=human&o=nobody', async (page) => page.waitForSelector('#message .bad')],
  'new game': [SMALL, async (page) => {
    await page.click('#new');
    await page.click('#new-more summary');
    await page.selectOption('#new-x-kind', 'level');
    await page.selectOption('#new-o-kind', 'algorithm');
    await page.fill('#new-width', '99');
  }],
  settings: [SMALL, async (page) => page.click('#settings-open')],
  files: [SMALL, async (page) => page.click('#files-open')],
  help: [SMALL, async (page) => page.click('#help-open')],
  'explain: tree': [MIDDLE, async (page) => {
    await explain(page);
    await page.evaluate(() => document.getElementById('tree-legend').setAttribute('open', ''));
  }],
  'explain: text and step': [MIDDLE, async (page) => {
    await explain(page);
    await page.click('label:has(#tree-mode-text)');
    await page.click('#step-first');
    await page.click('#step-cut-next');
    await page.waitForSelector('.tree-row.cut', { state: 'attached' });
  }],
  'explain: large board': [LARGE, explain],
  'explain: typed tree, why': [MIDDLE, async (page) => {
    await explain(page);
    await page.click('label:has(#explain-what-typed)');
    await page.click('[data-cut]');
    await page.waitForSelector('#why-sentence');
  }],
  'explain: a position of its own': [`${MIDDLE}&view=explain&search=minimax:1:open-lines`, async (page) => {
    await page.waitForSelector('#tree-drawing .node');
    await page.waitForSelector('#explain-apart');
  }],
  'explain: costs': [MIDDLE, async (page) => {
    await explain(page);
    await page.click('#explain-tab-costs');
    await page.click('.costs-row[data-row="0"] .cost-card');
    await page.waitForSelector('.costs-row[data-row="1"] .cost-card');
  }],
  'explain: side by side': [MIDDLE, async (page) => {
    await explain(page);
    await page.click('#explain-tab-compare');
    await page.waitForSelector('#compare-b-counts [data-counter]');
    await page.click('#compare-last');
  }],
  'explain: quiz, answered wrong': [MIDDLE, async (page) => {
    await explain(page);
    await page.click('#explain-tab-quiz');
    await page.click('#quiz-hint');
    for (const field of await page.$$('#quiz-fields input[type=text]')) await field.fill('77');
    const tick = await page.$('#quiz-fields input[type=checkbox]');
    await tick?.check();
    await page.click('#quiz-check');
    await page.waitForSelector('#quiz-next:not([hidden])');
  }],
  'explain: workbench': [MIDDLE, async (page) => {
    await explain(page);
    await page.click('#explain-tab-workbench');
    await page.waitForSelector('#bench-board svg');
    await page.fill('#weight-1', '');
    await page.focus('.bench-entry');
  }],
  'explain: typed tree with a mistake': [MIDDLE, async (page) => {
    await explain(page);
    await page.click('label:has(#explain-what-typed)');
    await page.fill('#book-text', '(3 (5');
    await page.click('#search-run');
    await page.waitForSelector('#explain-problem:not([hidden])');
  }],
  'solved position': ['5x5x4&x=human&o=human', async (page) => {
    await page.click('#solve');
    await page.waitForSelector('#solve-result.proven');
  }],
  'why a move': ['5x5x4&x=human&o=alpha-beta:3&moves=c3.b2.d2', async (page) => {
    await page.click('#go');
    await page.click('#why-move');
    await page.waitForSelector('#why-moves tr');
    await page.waitForSelector('#why-progress', { state: 'hidden' });
  }],
  'a reviewed game': ['3x3x3&x=human&o=human&moves=a1.b1.c3.a2.c1.b2.c2', async (page) => {
    await page.click('#review');
    await page.click('#review-next');
    await page.waitForSelector('#review-text');
  }],
  'a choice in an opening': ['15x15x5&x=human&o=human&opening=swap2&moves=h8.i9.g9', async (page) => page.waitForSelector('#opening-take-x')],
  'explain: mcts': [`${MIDDLE}&view=explain&search=mcts:::2000:7`, async (page) => page.waitForSelector('#growth-main .node')],
  'explain: pns': [`${MIDDLE}&view=explain&search=pns`, async (page) => page.waitForSelector('#growth-main .node')],
  'explain: chance nodes': [MIDDLE, async (page) => {
    await explain(page);
    await page.click('label:has(#explain-what-typed)');
    await page.selectOption('#book-classic', 'chance');
    await page.waitForSelector('.node.chance');
  }],
  'explain: engine': [LARGE, async (page) => {
    await explain(page);
    await page.click('#explain-tab-engine');
    await page.click('#engine-run');
    await page.waitForSelector('#engine-rounds tr[data-round]');
  }],
  'explain: tour': [SMALL, async (page) => {
    await explain(page);
    await page.click('#tour-start');
    await page.waitForSelector('#tour');
  }],
  'solving that runs': ['8x8x5&x=human&o=human', async (page) => {
    await page.click('#solve');
    await page.waitForSelector('#solve-facts:not([hidden])');
  }],
  'scores below the columns': ['7x6x4+gravity&x=human&o=human&moves=d1', async (page) => {
    await page.click('#scores');
    await page.waitForSelector('.column-score[data-column=g][data-score]', { state: 'attached' });
    await page.waitForSelector('#solve-result.proven');
  }],
  'scores that are searched for': ['8x7x4+gravity&x=human&o=human', async (page) => {
    await page.click('#scores');
    await page.waitForSelector('.column-score .pending', { state: 'attached' });
  }],
  'a board that cannot be solved': ['9x7x4+gravity&x=human&o=human', async (page) => {
    await page.waitForSelector('#scores[aria-disabled=true]');
    await page.keyboard.press('c');
    await page.waitForSelector('#solve-result');
  }],
  'a puzzle with a hint': ['puzzle=5&game=15x15x5+exact&level=hard', async (page) => {
    await page.click('#puzzle-hint');
    await page.waitForSelector('.hint-area', { state: 'attached' });
  }],
  'a puzzle and its solution': ['puzzle=3&game=7x6x4+gravity', async (page) => {
    await page.click('#puzzle-solution');
    await page.waitForSelector('.ghost.line', { state: 'attached' });
    await page.click('#puzzle-level-hard');
    await page.click('#puzzle-game-tictactoe');
    await page.waitForSelector('#puzzle-fault:not([hidden])');
  }],
  'explain: solved': [`${SMALL}&moves=b2.b3`, async (page) => {
    await explain(page);
    await page.click('#explain-solve');
    await page.waitForSelector('#explain-solve-result.proven');
  }],
  'another game in the dialog': [SMALL, async (page) => {
    await page.click('#new');
    await page.click('#new-more summary');
    await page.click('#other-dots');
    await page.selectOption('#new-o-kind', 'algorithm');
  }],
  'reversi, analysed': ['reversi:6&x=human&o=human&moves=c2', async (page) => {
    await page.click('#analyse');
    await page.waitForSelector('.values .value', { state: 'attached' });
    await page.click('#hint');
    await page.waitForSelector('#hint-play');
  }],
  'reversi, a pass': ['reversi:4&x=human&o=human&moves=b1.c1.d3.a1', async (page) => page.waitForSelector('#move-buttons [data-move=pass]')],
  'draughts, a piece chosen': ['draughts&x=human&o=human&moves=c3-d4.b6-a5.d4-e5.f6:d4', async (page) => {
    await page.waitForSelector('[data-open=e3]', { state: 'attached' });
    await page.click('[data-place=e3]');
    await page.waitForSelector('.clicked-place', { state: 'attached' });
  }],
  'dots, refused': ['dots&x=human&o=human&moves=a1-b1.a1-a2.a2-b2.b1-b2', async (page) => {
    await page.waitForSelector('[data-box]', { state: 'attached' });
    await page.click('[data-place="a1-b1"]');
    await page.waitForSelector('#message .bad');
  }],
  'a board of text': ['tree:(3%20(5%20-2))&x=human&o=human', async (page) => {
    await page.click('#analyse');
    await page.waitForSelector('#move-buttons .value');
  }],
  'explain: costs of reversi': ['reversi:6&x=human&o=human&moves=c2', async (page) => {
    await explain(page);
    await page.click('#explain-tab-costs');
    await page.waitForSelector('.cost-board .small-board');
    await page.click('.cost-card');
    await page.waitForSelector('.costs-row[data-row="1"] .cost-card');
  }],
  'explain: no workbench': ['dots&x=human&o=human', async (page) => {
    await explain(page);
    await page.click('#explain-tab-workbench');
    await page.waitForSelector('#bench-fault:not([hidden])');
  }],
  'lab: compare': [`${SMALL}&view=lab&tab=compare`, async (page) => {
    await page.waitForSelector('#lab-algorithms-pvs');
    await page.click('#lab-run');
    await page.waitForSelector('#lab-exports:not([hidden])');
    await page.click('#lab-plot-0-nodes-table');
    await page.fill('#lab-depths', '0');
  }],
  'lab: tournament': [`${SMALL}&view=lab&tab=tournament`, async (page) => {
    await page.waitForSelector('#lab-player-0-kind');
    await page.click('#lab-t-run');
    await page.waitForSelector('#lab-t-save-games');
    await page.fill('#lab-t-games', '3');
  }],
  'lab: museum': [`${SMALL}&view=lab&tab=museum`, async (page) => page.waitForSelector('#lab-m-strict-cut .board-picture')],
  resign: [SMALL, async (page) => page.click('#resign')],
};

/** The server and its address. @param {string} program */
async function serve(program) {
  const child = spawn(program, ['serve', '--no-open', '--addr', '127.0.0.1:0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const found = line.match(/http:\/\/\S+/);
    if (found) return { child, address: found[0] };
  }
  throw new Error(`${program} did not say where it listens`);
}

/** What axe finds in one view. */
async function findings(context, address, [game, prepare]) {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${address}#${game}`);
  await page.waitForSelector('[data-place], [data-move]', { state: 'attached' });
  await page.waitForFunction(() => document.getElementById('status')?.textContent);
  await prepare(page);
  // Colours are looked at when everything that fades in is there.
  await page.waitForFunction(() => document.getAnimations().every((it) => it.playState === 'finished'));
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => window.axe.run());
  await page.close();
  return violations;
}

const [program = 'target/debug/inarow', word = ''] = process.argv.slice(2);
const views = Object.entries(VIEWS).filter(([name]) => name.includes(word));
const { child, address } = await serve(program);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
let bad = 0;
let looked = 0;
try {
  for (const [device, viewport] of [['desktop', { width: 1280, height: 800 }], ['phone', { width: 390, height: 844 }]]) {
    for (const colorScheme of ['light', 'dark']) {
      for (const [name, view] of views) {
        const context = await browser.newContext({ viewport, colorScheme, hasTouch: device === 'phone', locale: 'en' });
        for (const { id, impact, help, nodes } of await findings(context, address, view)) {
          if (BAD.has(impact)) bad += 1;
          console.log(`${impact}: ${device}, ${colorScheme}, ${name}: ${id}: ${help}`);
          for (const node of nodes.slice(0, 3)) console.log(`    ${node.target}: ${node.failureSummary?.replace(/\s+/g, ' ')}`);
        }
        looked += 1;
        await context.close();
      }
    }
  }
} finally {
  await browser.close();
  child.kill();
}
console.log(`axe: ${looked} views, ${bad} serious or critical findings`);
process.exitCode = bad > 0 ? 1 : 0;
