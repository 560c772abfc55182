import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guidesOf, type Guide, type Run, type Step } from './guide.ts';
import { Trial } from './trial.ts';

const project = process.cwd();
let trial: Trial;

/** Walk every guide of a README in a copy of the project. `promised`: the titles of those that there must be. */
export function walkGuides(readme: string, promised: readonly string[]): readonly Guide[] {
  // A copy of every file: a while, on a crowded machine.
  beforeAll(() => void (trial = new Trial()), 120_000);
  beforeEach(() => trial.restore());
  afterAll(() => trial.remove());
  const guides = guidesOf(project, readme);
  describe(readme, () => {
    it('has its guides', () => {
      expect(guides.map(({ title }) => title)).toEqual(expect.arrayContaining([...promised]));
    });
    it.each(guides.map((guide) => [guide.title, guide] as const))(
      '%s',
      (_, { at, steps }) => {
        expect(steps.length, `${at}: there is nothing to do`).toBeGreaterThan(0);
        for (const step of steps) take(step);
      },
      300_000,
    );
  });
  return guides;
}

/** The code of all guides of a README passes the type checker, and their examples of blocks, controls and plug-ins compile. */
export function checkCode(readme: string, guides: readonly Guide[]): void {
  const steps = guides.flatMap((guide) => guide.steps);
  const [check] = steps.flatMap((step) => (step.kind === 'run' && isTypeCheck(step) ? [step] : []));
  for (const step of steps) if (step.kind !== 'run' || step.command === 'npm run types') take(step);
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

/** Make an edit, run a command. What pages show, tests/browser/dev/guides.spec.ts looks at. */
function take(step: Step): void {
  if (step.kind === 'write') trial.write(step);
  if (step.kind === 'edit') trial.edit(step);
  if (step.kind === 'run' && step.command !== 'npm run dev' && !isTypeCheck(step)) trial.run(step);
}

const isTypeCheck = ({ command }: Run): boolean => command === 'npm run -s typecheck';
