import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readContracts } from '../../src/compiler/check/contracts.ts';
import { exampleNames, exampleSite } from '../support/reference/example-site.ts';
import { draw, seedOfRun } from '../support/draw.ts';
import { guidesOf, type Guide, type Run, type See, type Step } from './guide.ts';
import { edited, Trial } from './trial.ts';
import { Visitor } from './visitor.ts';

const project = process.cwd();
let trial: Trial;
let visitor: Visitor;

/** Where guides stand. A run that draws takes one guide of one of them. */
const readmes = ['config/README.md', 'src/README.md', 'tests/README.md'] as const;

/**
 * Walk the guides of a README in a copy of the project. `promised`: the titles of those that there must be. `others` are
 * tests of the same copy, drawn as if they were guides.
 */
export function walkGuides(
  readme: (typeof readmes)[number],
  promised: readonly string[],
  others: Readonly<Record<string, (trial: Trial, guides: readonly Guide[]) => void>> = {},
): void {
  const guides = guidesOf(project, readme);
  const walks = [
    ...guides.map((guide) => ({ title: guide.title, walk: () => walk(guide) })),
    ...Object.entries(others).map(([title, test]) => ({ title, walk: () => test(trial, guides) })),
  ];
  const drawn = draw(readmes, 1, seedOfRun()).includes(readme) ? draw(walks, 1, seedOfRun()) : [];
  describe(readme, () => {
    it('has its guides', () => {
      expect(guides.map(({ title }) => title)).toEqual(expect.arrayContaining([...promised]));
    });
    it.each(guides)('$title edits lines that stand in their files', standing);
    if (drawn.length > 0) inCopy(() => it.each(drawn)('$title', ({ walk }) => walk(), 600_000));
  });
}

/**
 * Makes the edits of a guide without its commands, which takes no time: so each run tells of lines that a change of
 * config took from under a guide, also where it draws another one to walk. Edits of what a command may have written are
 * left to that walk.
 */
function standing({ steps }: Guide): void {
  const texts = new Map<string, string>();
  for (const step of steps) {
    if (step.kind === 'run' && writes.test(step.command)) return;
    if (step.kind === 'write') texts.set(step.file, step.text);
    if (step.kind !== 'edit') continue;
    const text = texts.get(step.file) ?? readFileSync(join(project, step.file), 'utf8');
    texts.set(step.file, edited(step, text));
  }
}

/** Commands after which files may not be what they were. */
const writes = /accept|--write|rename|import|migrate|git |npm run (types|new)|site -- new/;

/** The tests have a copy of the project, each as it stands. */
function inCopy(tests: () => void): void {
  // A copy of every file: a while, on a crowded machine.
  beforeAll(() => {
    trial = new Trial();
    visitor = new Visitor(trial.root);
  }, 120_000);
  beforeEach(() => trial.restore());
  afterEach(() => visitor.leave());
  afterAll(async () => {
    await visitor.close();
    trial.remove();
  }, 60_000);
  tests();
}

async function walk({ at, steps }: Guide): Promise<void> {
  expect(steps.length, `${at}: there is nothing to do`).toBeGreaterThan(0);
  try {
    for (const step of steps) await take(step, steps);
  } finally {
    if (steps.some(changesContracts)) await visitor.stopServer();
  }
}

/**
 * The code of all guides of a README passes the type checker. What they add to the contracts has examples, and these
 * compile.
 */
export function checkCode(_: Trial, guides: readonly Guide[]): void {
  const steps = guides.flatMap((guide) => guide.steps);
  const [typeCheck] = steps.flatMap((step) => (isTypeCheck(step) ? [step] : []));
  const [makeTypes] = steps.flatMap((step) => (step.kind === 'run' && step.command === 'npm run types' ? [step] : []));
  expect([typeCheck, makeTypes], 'no guide has the types made and checked').not.toContain(undefined);
  for (const step of steps) if (step.kind !== 'run') change(step);
  trial.run(makeTypes!);
  trial.narrowTypes([
    'src/**/*.d.ts',
    ...steps.flatMap((step) => ('file' in step && /\.tsx?$/.test(step.file) ? [step.file] : [])),
  ]);
  trial.run(typeCheck!);
  checkExamples();
}

/** Every contract of the copy has an example in schemas/examples/, and a site that shows all of them has no problem. */
function checkExamples(): void {
  const { blocks, widgets, pluginWidgets, plugins } = readContracts(trial.root);
  const fields = widgets.filter((name) => !pluginWidgets.includes(name));
  for (const [folder, names] of Object.entries({ blocks, fields, plugins }))
    expect(exampleNames(folder, trial.root)).toEqual([...names].sort());
  const { root } = exampleSite(trial.root);
  try {
    // What comes of a visitor who answers nothing is told there too.
    trial.run({ kind: 'run', at: root, command: 'npm run site -- accept --only Someone --write', prints: ['…'] }, root);
    trial.run({ kind: 'run', at: root, command: 'npm run check', prints: ['… config files, no problem …'] }, root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Takes a step of a guide. The types are checked for all guides at once, by `checkCode`. */
async function take(step: Step, steps: readonly Step[]): Promise<void> {
  if (step.kind === 'see') return visitor.see(step);
  if (step.kind !== 'run' || step.command !== 'npm run dev') return isTypeCheck(step) ? undefined : change(step);
  const shown = steps.find((one): one is See => one.kind === 'see');
  if (shown) await visitor.open(shown);
}

/** Makes an edit, or runs a command. */
function change(step: Step): void {
  if (step.kind === 'write') trial.write(step);
  if (step.kind === 'edit') trial.edit(step);
  if (step.kind === 'run') trial.run(step);
}

/** A development server follows changes of config and of code, but not of contracts. */
const changesContracts = (step: Step): boolean => 'file' in step && step.file.startsWith('schemas/');

const isTypeCheck = (step: Step): step is Run => step.kind === 'run' && step.command === 'npm run -s typecheck';
