import { join } from 'node:path';
import { playsOf } from '../support/plays/plays.ts';
import { linesOf } from '../support/plays/titles.ts';
import { expect, test } from './fixtures.ts';
import { FormPlayer } from './setup/player/form.ts';
import { WizardPlayer } from './setup/player/wizard.ts';

// The examples of config/, played with the controls of the built site. Their names name lines of the specification.

test.use({ actionTimeout: 20_000, ownPage: true });

const { forms, wizards } = playsOf(join(import.meta.dirname, '../..'));

for (const play of forms) {
  if (play.examples.length === 0) continue;
  test(`${play.file}: ${play.examples.length} examples ${linesOf(play.examples)}`, async ({ page }) => {
    const player = new FormPlayer(page, play);
    await player.prepare();
    for (const example of play.examples) await test.step(example.name, () => player.show(example));
  });
}

/** Would tell of itself if any part of it ran, or became an element. */
const script =
  '"><img src="/x" class="scribble" onerror="window.scribbled=1"><script class="scribble">window.scribbled=1</script>';

test('script text in every field of every form stays text', async ({ page }) => {
  test.setTimeout(120_000);
  for (const play of forms) {
    await test.step(play.file, async () => {
      const player = new FormPlayer(page, play);
      await player.prepare();
      await player.scribble(script);
      await expect(page.locator('.scribble')).toHaveCount(0);
      expect(await page.evaluate(() => 'scribbled' in window)).toBe(false);
      await page.unrouteAll();
    });
  }
});

for (const play of wizards) {
  for (const [end, examples] of [
    ['played to the end', play.examples.filter(({ does }) => does)],
    ['stopped on the way', play.examples.filter(({ stoppedAt }) => stoppedAt)],
  ] as const) {
    test(`${play.file}: ${examples.length} examples ${end} ${linesOf(examples)}`, async ({ page }) => {
      const player = new WizardPlayer(page, play);
      for (const example of examples) await test.step(example.name, () => player.show(example));
    });
  }
}
