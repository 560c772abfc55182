import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guidesOf, type Run, type Step } from './guide.ts';
import { Trial } from './trial.ts';

/** Every guide that there must be. */
const promised = {
  'config/README.md': ['Change a text in five minutes', 'Add a field with its message', 'Add a page', 'Add a wizard step that only some see', 'Change a rate'],
  'tests/README.md': ['Test one file', 'Accept a new snapshot', 'Read the coverage'],
  'src/README.md': ['Add a block', 'Add a control', 'Add a plug-in'],
};

const project = process.cwd();
let trial: Trial;
beforeAll(() => void (trial = new Trial()));
beforeEach(() => trial.restore());
afterAll(() => trial.remove());

const guides = Object.keys(promised).map((readme) => [readme, guidesOf(project, readme)] as const);

describe.each(guides)('%s', (readme, guides) => {
  it('has its guides', () => {
    expect(guides.map(({ title }) => title)).toEqual(expect.arrayContaining(promised[readme as keyof typeof promised]));
  });

  it.each(guides.map((guide) => [guide.title, guide] as const))('%s', (_, { at, steps }) => {
    expect(steps.length, `${at}: there is nothing to do`).toBeGreaterThan(0);
    for (const step of steps) take(step);
  }, 300_000);
});

// Of all guides at once, because both take their time over the whole project.
it('the code of src/README.md passes the type checker, its examples compile', () => {
  const steps = guides.flatMap(([readme, guides]) => (readme === 'src/README.md' ? guides : [])).flatMap(({ steps }) => steps);
  const [check] = steps.flatMap((step) => (step.kind === 'run' && isTypeCheck(step) ? [step] : []));
  for (const step of steps) if (step.kind !== 'run' || step.command === 'npm run types') take(step);
  expect(check, 'no guide has the types checked').toBeDefined();
  trial.narrowTypes(['src/**/*.d.ts', ...steps.flatMap((step) => ('file' in step && /\.tsx?$/.test(step.file) ? [step.file] : []))]);
  trial.run(check!);
  trial.run({ kind: 'run', at: 'src/README.md', command: "npx vitest run tests/unit/reference.test.ts -t 'made from|example'", prints: ['…', '      Tests  4 passed | 1 skipped (5)', '…'] });
}, 300_000);

/** Make an edit, run a command. What pages show, tests/browser/dev/guides.spec.ts looks at. */
function take(step: Step): void {
  if (step.kind === 'write') trial.write(step);
  if (step.kind === 'edit') trial.edit(step);
  if (step.kind === 'run' && step.command !== 'npm run dev' && !isTypeCheck(step)) trial.run(step);
}

const isTypeCheck = ({ command }: Run): boolean => command === 'npm run -s typecheck';
