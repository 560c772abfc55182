import { basename, join } from 'node:path';
import { playsOf } from '../support/plays/plays.ts';
import { linesOf } from '../support/plays/titles.ts';
import { expect, test } from './fixtures.ts';
import { travelled } from './journeys/travelled.ts';
import { FormPlayer } from './setup/player/form.ts';
import { WizardPlayer } from './setup/player/wizard.ts';

// The examples of config/, played with the controls of the built site. Their names cite lines of the specification.

test.use({ ownPage: true });

const { forms, wizards } = playsOf(join(import.meta.dirname, '../..'));

/** `npm test` plays the examples of a form that none of its other tests submits. */
const tagOf = (file: string) => (travelled.has(basename(file, '.yaml')) ? [] : '@journey');

/** Shows itself in the page if any part of it runs or becomes an element. */
const script =
  '"><img src="/x" class="scribble" onerror="window.scribbled=1"><script class="scribble">window.scribbled=1</script>';

for (const play of forms) {
  const { examples } = play;
  const title = `${play.file}: ${examples.length} examples; script text stays text${linesOf(examples)}`;
  test(title, { tag: tagOf(play.file) }, async ({ page }) => {
    const player = new FormPlayer(page, play);
    await player.prepare();
    for (const example of examples) await test.step(example.name, () => player.show(example));
    await test.step('script text in every field', async () => {
      await player.scribble(script);
      await expect(page.locator('.scribble')).toHaveCount(0);
      expect(await page.evaluate(() => 'scribbled' in window)).toBe(false);
    });
  });
}

for (const play of wizards) {
  for (const [end, examples] of [
    ['played to the end', play.examples.filter(({ does }) => does)],
    ['stopped on the way', play.examples.filter(({ stoppedAt }) => stoppedAt)],
    ['ended at an exit', play.examples.filter(({ exit }) => exit)],
  ] as const) {
    if (examples.length === 0) continue;
    const title = `${play.file}: ${examples.length} examples ${end}${linesOf(examples)}`;
    test(title, { tag: tagOf(play.file) }, async ({ page }) => {
      const player = new WizardPlayer(page, play);
      for (const example of examples) await test.step(example.name, () => player.show(example));
    });
  }
}
