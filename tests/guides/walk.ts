import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guidesOf, type Guide, type Run, type See, type Step } from './guide.ts';
import { Trial } from './trial.ts';
import { Visitor } from './visitor.ts';

const project = process.cwd();
let trial: Trial;
let visitor: Visitor;

/** Walk every guide of a README in a copy of the project. `promised`: the titles of those that there must be. */
export function walkGuides(readme: string, promised: readonly string[]): readonly Guide[] {
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
  });
  const guides = guidesOf(project, readme);
  describe(readme, () => {
    it('has its guides', () => {
      expect(guides.map(({ title }) => title)).toEqual(expect.arrayContaining([...promised]));
    });
    it.each(guides.map((guide) => [guide.title, guide] as const))(
      '%s',
      async (_, { at, steps }) => {
        expect(steps.length, `${at}: there is nothing to do`).toBeGreaterThan(0);
        for (const step of steps) await take(step, steps);
      },
      300_000,
    );
  });
  return guides;
}

/**
 * The code of all guides of a README passes the type checker, and their examples of blocks, controls and plug-ins
 * compile.
 */
export function checkCode(readme: string, guides: readonly Guide[]): void {
  const steps = guides.flatMap((guide) => guide.steps);
  const [check] = steps.flatMap((step) => (isTypeCheck(step) ? [step] : []));
  for (const step of steps) if (step.kind !== 'run' || step.command === 'npm run types') change(step);
  expect(check, 'no guide has the types checked').toBeDefined();
  trial.narrowTypes([
    'src/**/*.d.ts',
    ...steps.flatMap((step) => ('file' in step && /\.tsx?$/.test(step.file) ? [step.file] : [])),
  ]);
  trial.run(check!);
  trial.run({
    kind: 'run',
    at: readme,
    command: "npx vitest run tests/unit/reference.test.ts -t 'made from|example'",
    prints: ['…', '      Tests  4 passed | 2 skipped (6)', '…'],
  });
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

const isTypeCheck = (step: Step): step is Run => step.kind === 'run' && step.command === 'npm run -s typecheck';
