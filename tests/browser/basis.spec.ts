import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, noSidewaysScroll, test } from './fixtures.ts';
import { open } from './setup/open.ts';

interface WithClaims {
  readonly path: string;
  readonly claims?: readonly { readonly words: string; readonly basis: string }[];
}

const pages = readdirSync('config/pages')
  .map((file) => parse(readFileSync(`config/pages/${file}`, 'utf8')) as WithClaims)
  .filter(({ claims }) => claims);

test.use({ viewport: { width: 390, height: 844 } });

test('each block with a claim shows its source, on a phone too [spec 1.16, 2.85, 2.90, 9.35]', async ({ page }) => {
  for (const { path, claims = [] } of pages)
    await test.step(path, async () => {
      await open(page, path);
      // The source of a figure is folded with it.
      const folded = page.locator('details:has(> summary > h2)');
      await folded.evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')));
      const blocks = await page.locator('main [data-block]').evaluateAll((all) =>
        all.map((block) => {
          const notes = [...block.querySelectorAll<HTMLElement>('.basis')].map((note) => note.innerText);
          const words = block as HTMLElement;
          return { words: words.innerText.toLowerCase(), notes };
        }),
      );
      for (const { words, basis } of claims) {
        const showing = blocks.filter((block) => block.words.includes(words.toLowerCase()));
        expect(showing, words).not.toEqual([]);
        const note = expect.stringMatching(/^Example figures?: /);
        for (const { notes } of showing) {
          expect(notes, words).toContainEqual(note);
          expect(
            notes.some((text) => text.includes(words) && text.includes(basis)),
            words,
          ).toBe(true);
        }
      }
      await noSidewaysScroll(page);
    });
});
