import { expect, test, type Page } from '@playwright/test';
import { guidesOf, type Deed, type See, type Step } from '../../guides/guide.ts';
import { Trial } from '../../guides/trial.ts';
import { startDev, type DevServer } from './server.ts';

/** What the guides say of pages, on the development server of a copy of the project. Their commands: tests/guides/walk.ts. */
const guides = ['config/README.md', 'src/README.md']
  .flatMap((readme) => guidesOf(process.cwd(), readme))
  .filter(({ steps }) => steps.some(({ kind }) => kind === 'see'));

// They share the copy.
test.describe.configure({ mode: 'serial' });

let trial: Trial;
let dev: DevServer | undefined;
test.beforeAll(() => void (trial = new Trial()));
test.beforeEach(() => trial.restore());
test.afterEach(async () => {
  await dev?.stop();
  dev = undefined;
});
test.afterAll(() => trial.remove());

for (const { title, steps } of guides) {
  test(title, async ({ page }) => {
    for (const step of steps) await take(step, steps, page);
  });
}

async function take(step: Step, steps: readonly Step[], page: Page): Promise<void> {
  if (step.kind === 'write') trial.write(step);
  if (step.kind === 'edit') trial.edit(step);
  if (step.kind === 'see') await see(step, page);
  if (step.kind === 'run' && / (types|new) ?/.test(step.command)) trial.run(step);
  // From then on the page stands open, and is not loaded anew.
  if (step.kind === 'run' && step.command === 'npm run dev')
    await open(steps.find(({ kind }) => kind === 'see') as See, page);
}

async function open({ path }: See, page: Page): Promise<void> {
  dev = await startDev({ site: trial.root, code: trial.root });
  await page.goto(dev.url + path);
  await expect(page.getByRole('main')).not.toBeEmpty();
}

async function see(step: See, page: Page): Promise<void> {
  if (!dev) await open(step, page);
  const main = page.getByRole('main');
  for (const deed of step.deeds) await act(deed, page);
  for (const words of step.shows) await expect(main, `${step.at}: ${words}`).toContainText(words);
}

async function act(deed: Deed, page: Page): Promise<void> {
  const main = page.getByRole('main');
  if ('into' in deed) return main.getByLabel(deed.into).first().fill(deed.type);
  const name = deed.press;
  const choice = main
    .getByRole('radio', { name })
    .or(main.getByRole('checkbox', { name }))
    .or(main.getByRole('switch', { name }));
  await main.getByRole('button', { name }).or(choice).first().waitFor();
  return (await choice.count()) > 0 ? choice.check() : main.getByRole('button', { name }).click();
}
