import { join } from 'node:path';
import type { Answers } from '../../src/shared/plan/answers.ts';
import { playsOf, type WizardPlay } from '../support/plays/plays.ts';
import { expect, test } from './fixtures.ts';
import { hydrated, open } from './setup/open.ts';
import { differing } from './setup/player/controls.ts';
import { WizardPlayer } from './setup/player/wizard.ts';

const { wizards } = playsOf(join(import.meta.dirname, '../..'));

test.use({ ownPage: true });

/**
 * The step after a refresh of step `index`: personal answers were not saved, so the first step with such a question
 * asks again, also where the answer was optional.
 */
function refreshedAt({ steps }: WizardPlay, index: number, answers: Answers): number {
  const asked = steps.findIndex(({ fields }) =>
    Object.values(fields).some(({ name, private: kind }) => kind !== undefined && answers[name] !== undefined),
  );
  return asked < 0 ? index : Math.min(asked, index);
}

for (const play of wizards) {
  const example = play.examples.find(({ does }) => does !== undefined);

  test(`${play.file}: a refresh, Back and Forward keep each step and its answers`, async ({ page }) => {
    if (!example) throw new Error('No example goes to the end');
    const answers = example.answers as Answers;
    const player = new WizardPlayer(page, play);
    const form = page.locator('[data-wizard] form');
    await player.visit(example, async (index) => {
      const now = refreshedAt(play, index, answers);
      await page.reload();
      await hydrated(page);
      await player.expectStep(now);
      if (now < index || index === 0) return now;
      await page.goBack();
      await player.expectStep(index - 1);
      const before = Object.values(play.steps[index - 1]?.fields ?? {}).filter((field) => field.private === undefined);
      await expect.poll(() => differing(form, before, answers)).toEqual([]);
      await page.goForward();
      await player.expectStep(index);
      return index;
    });
  });

  test(`${play.file}: a direct link to any step opens the first`, async ({ page }) => {
    for (const { id } of play.steps.slice(1)) {
      await open(page, `${play.path}?step=${id}`);
      await new WizardPlayer(page, play).expectStep(0);
      await expect(page).toHaveURL(play.path);
    }
  });
}
