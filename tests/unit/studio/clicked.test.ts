import { expect, it } from 'vitest';
import { at } from '../../../src/compiler/read/data.ts';
import { referencesIn } from '../../../src/compiler/resolve/settings.ts';
import { Marks } from '../../../src/studio/frame/marks/marks.ts';
import { marksIn, withoutMarks } from '../../../src/studio/frame/marks.ts';
import { sourcePlaceOf } from '../../../src/studio/thing/server/source-place.ts';
import { readText } from '../../../src/studio/workspace/read-text.ts';
import { siteOf } from '../../support/compiled.ts';

const { symbols } = siteOf();
const marks = new Marks();
const marked = marks.dressed(symbols);

/** Every text and icon that the site draws, as it is in Studio's frame. */
const drawn = [...marked.files.values()].flatMap((source) =>
  referencesIn(source, symbols.contracts)
    .filter(({ path }) => path[0] !== 'examples')
    .filter(({ kind }) => ['text', 'rich', 'message', 'icon'].includes(kind))
    .map(({ kind, value, path }) => ({ kind, value, file: source.file, path })),
);

it('every text and icon of the site has a mark, which no other has', () => {
  expect(drawn.length).toBeGreaterThan(4000);
  const owners = new Map<number, string>();
  const lost: string[] = [];
  const shared: string[] = [];
  for (const { value, file, path } of drawn) {
    const place = `${file} ${path.join('.')}`;
    const indexes = new Set(marksIn(value).map(({ index }) => index));
    if (indexes.size !== 1) lost.push(place);
    for (const index of indexes) {
      const other = owners.get(index);
      if (other !== undefined && other !== place) shared.push(`${place} and ${other}`);
      owners.set(index, place);
    }
  }
  expect({ lost, shared }).toEqual({ lost: [], shared: [] });
});

/** Whether words are written like this, with values of a list filled in: "{label}'s age". */
function isWrittenAs(words: string, written: unknown): boolean {
  if (typeof written !== 'string') return false;
  const [start = '', ...rest] = written.split(/\{\w+\}/);
  return written === words || (rest.length > 0 && words.startsWith(start) && words.endsWith(rest.at(-1)!));
}

it('what a click on a text or an icon opens holds exactly its words', () => {
  const texts = new Map<string, unknown>();
  const wrong = drawn.flatMap(({ value }) => {
    const found = marks.of(marksIn(value)[0]!.index)!;
    const { file, path } = sourcePlaceOf(found.source, found.path, symbols);
    if (!texts.has(file)) texts.set(file, readText(symbols.files.get(file)!.text).data);
    const written = at(texts.get(file), path);
    return isWrittenAs(withoutMarks(value), written)
      ? []
      : [{ drawn: withoutMarks(value), file, path: path.join('.'), written }];
  });
  expect(wrong).toEqual([]);
});
