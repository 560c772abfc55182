import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readContracts } from '../../src/compiler/check/contracts.ts';
import { exampleNames, exampleSite } from '../support/reference/example-site.ts';
import { guidesOf, type Guide, type Run, type See, type Step } from './guide.ts';
import { Trial } from './trial.ts';
import { Visitor } from './visitor.ts';

const project = process.cwd();
let trial: Trial;
let visitor: Visitor;

/** Tests the guides of a README step by step in a copy of the project. `others` are more tests in this copy. */
export function walkGuides(
  readme: string,
  others: Readonly<Record<string, (trial: Trial, guides: readonly Guide[]) => void>> = {},
): void {
  const guides = guidesOf(project, readme);
  describe(readme, () => {
    inCopy();
    it.each(guides)('$title', walk);
    it.each(Object.entries(others))('%s', (_, test) => test(trial, guides));
  });
}

/** Gives each test an unchanged copy of the project. */
function inCopy(): void {
  beforeAll(() => {
    trial = new Trial();
    visitor = new Visitor(trial.root);
  });
  beforeEach(() => trial.restore());
  afterEach(() => visitor.leave());
  afterAll(async () => {
    await visitor.close();
    trial.remove();
  });
}

async function walk({ at, steps }: Guide): Promise<void> {
  expect(steps.length, `${at}: no steps`).toBeGreaterThan(0);
  // The server of the guide before would not know the contracts of this one.
  if (steps.some(changesContracts)) await visitor.stopServer();
  try {
    for (const step of steps) await doStep(step, steps);
  } finally {
    if (steps.some(changesContracts)) await visitor.stopServer();
  }
}

/**
 * Checks the code of all guides of a README with the type checker. Every contract that they add must have an example
 * that compiles.
 */
export function checkCode(_: Trial, guides: readonly Guide[]): void {
  const steps = guides.flatMap((guide) => guide.steps);
  const [typeCheck] = steps.flatMap((step) => (isTypeCheck(step) ? [step] : []));
  const [makeTypes] = steps.flatMap((step) => (step.kind === 'run' && step.command === 'npm run types' ? [step] : []));
  expect([typeCheck, makeTypes], 'no guide generates and checks the types').not.toContain(undefined);
  for (const step of steps) if (step.kind !== 'run') change(step);
  trial.run(makeTypes!);
  trial.narrowTypes([
    'src/**/*.d.ts',
    ...steps.flatMap((step) => ('file' in step && /\.tsx?$/.test(step.file) ? [step.file] : [])),
  ]);
  trial.run(typeCheck!);
  checkExamples();
}

/** Every contract of the copy has an example in schemas/examples/, and a site with all of them has no problem. */
function checkExamples(): void {
  const { blocks, widgets, pluginWidgets, plugins } = readContracts(trial.root);
  const fields = widgets.filter((name) => !pluginWidgets.includes(name));
  for (const [folder, names] of Object.entries({ blocks, fields, plugins }))
    expect(exampleNames(folder, trial.root)).toEqual([...names].sort());
  const { root } = exampleSite(trial.root);
  try {
    // The first command also prints the outcome for a visitor who answers nothing.
    trial.run({ kind: 'run', at: root, command: 'npm run site -- accept --only Someone --write', prints: ['…'] }, root);
    trial.run({ kind: 'run', at: root, command: 'npm run check', prints: ['… config files, no problem …'] }, root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Does a step of a guide. `checkCode` checks the types of all guides at once. */
async function doStep(step: Step, steps: readonly Step[]): Promise<void> {
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

/** A development server notices changes of config and of code, but not of contracts. */
const changesContracts = (step: Step): boolean => 'file' in step && step.file.startsWith('schemas/');

const isTypeCheck = (step: Step): step is Run => step.kind === 'run' && step.command === 'npm run -s typecheck';
