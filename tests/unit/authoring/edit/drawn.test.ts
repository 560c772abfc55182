import { format } from 'oxfmt';
import { expect, it } from 'vitest';
import { EditError } from '../../../../src/authoring/edit/edit-error.ts';
import { Draw } from '../../../support/mutations/draw.ts';
import { seed } from '../../../support/seed.ts';
import { linesAt, without } from './comments.ts';
import { commentsOf, configFiles, dataOf } from './config-files.ts';
import { randomEdit } from './random-edit.ts';

const count = 1000;

/** Config has brackets on one line, however long, so one width is the greatest that oxfmt takes. */
const widths = [120, 320] as const;

/** At which widths the formatter leaves a text unchanged. */
async function prettyAt(text: string): Promise<readonly number[]> {
  const results = await Promise.all(
    widths.map(async (printWidth) => {
      const { code, errors } = await format('file.yaml', text, { singleQuote: true, printWidth });
      expect(errors).toEqual([]);
      return code === text ? [printWidth] : [];
    }),
  );
  return results.flat();
}

/** The only difference from the formatter: brackets that have become wider than a line. */
const hasWideBrackets = (text: string, width: number): boolean =>
  text.split('\n').some((line) => line.length > width && /[\]}](?: #.*)?$/.test(line));

/** After edits, the formatter leaves a text unchanged at each width at which it did before. */
async function expectPretty(before: string, after: string, why: string): Promise<void> {
  const [old, now] = [await prettyAt(before), await prettyAt(after)];
  const wanted = old.filter((width) => !hasWideBrackets(after, width));
  expect(now, `${why}\n${after}`).toEqual(expect.arrayContaining(wanted));
}

it(`${count} random edits in sequence (seed ${seed})`, async () => {
  const random = new Draw(seed);
  const files = [...configFiles.keys()];
  const texts = new Map(configFiles);
  const data = new Map([...texts].map(([file, text]) => [file, structuredClone(dataOf(text))]));
  const comments = new Map([...texts].map(([file, text]) => [file, commentsOf(text)]));
  const edits = new Map<string, string[]>();
  for (let made = 0; made < count;) {
    const file = random.one(files)!;
    const before = texts.get(file)!;
    const edit = randomEdit(before, data.get(file), random);
    if (!edit) continue;
    made++;
    const why = `${file}: ${edit.shown}`;
    let after: string;
    try {
      after = edit.text(before);
    } catch (error) {
      // Only edits of aliased values may be refused.
      expect(error instanceof EditError && / \*\w/.test(before), `${why}\n${String(error)}`).toBe(true);
      continue;
    }
    edit.data(data.get(file));
    expect(dataOf(after), why).toEqual(data.get(file));
    const [old, now] = [comments.get(file)!, commentsOf(after)];
    const touched = () => linesAt(before, edit.touched);
    for (const comment of without(old, now)) expect(touched(), `${why} lost ${comment}`).toContain(comment);
    // A copy repeats its comments.
    for (const comment of without(now, old))
      expect(edit.shown.startsWith('copy') ? touched() : '', why).toContain(comment);
    comments.set(file, now);
    texts.set(file, after);
    edits.set(file, [...(edits.get(file) ?? []), edit.shown]);
  }
  for (const [file, made] of edits)
    await expectPretty(configFiles.get(file)!, texts.get(file)!, `${file}\n${made.join('\n')}`);
});
