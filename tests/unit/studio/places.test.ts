import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Checked } from '../../../src/compiler/check/checked.ts';
import type { Path } from '../../../src/compiler/read/source.ts';
import { encode, marksIn, withoutMarks } from '../../../src/studio/frame/marks.ts';
import { sourcePlaceOf } from '../../../src/studio/thing/server/source-place.ts';
import { thingAt } from '../../../src/studio/thing/server/things.ts';
import { smallStudio, type SmallStudio } from './base-site.ts';

let studio: SmallStudio;
beforeAll(() => {
  studio = smallStudio();
  // An item of another day comes first, so that the paths of the text and of the site differ.
  const file = 'config/pages/about.yaml';
  const gone = '  - { block: hero, heading: Gone, until: 2020-01-31 }\n';
  studio.write(file, studio.read(file).replace('blocks:\n', `blocks:\n${gone}`));
  studio.workspace.site.update(`${studio.root}/${file}`);
});
afterAll(() => studio.remove());

const names = () => studio.workspace.site.names;
const placeIn = (source: Checked | undefined, path: Path) => {
  const { file, path: found, line } = sourcePlaceOf(source!, path, names());
  return { file, path: found, words: studio.read(file).split('\n')[line - 1]!.trim() };
};
const page = (id: string) => names().pages.find((one) => one.id === id);

describe('the place in the text', () => {
  it('a text of a page', () => {
    expect(placeIn(page('home'), ['blocks', 0, 'heading'])).toMatchObject({
      file: 'config/pages/home.yaml',
      path: ['blocks', 0, 'heading'],
    });
  });

  it('after an item of another day', () => {
    expect(placeIn(page('about'), ['blocks', 2, 'heading'])).toMatchObject({ path: ['blocks', 3, 'heading'] });
    expect(placeIn(page('about'), ['blocks', 2])).toMatchObject({ path: ['blocks', 3] });
  });

  it('a part of another form', () => {
    expect(placeIn(names().forms.get('again'), ['schema', 'properties', 'shade', 'title'])).toMatchObject({
      file: 'config/forms/ask.yaml',
      path: ['schema', 'properties', 'shade', 'title'],
    });
  });

  it('a constant', () => {
    expect(placeIn(names().forms.get('ask'), ['schema', 'properties', 'shade', 'maxLength'])).toEqual({
      file: 'config/constants/limits.yaml',
      path: ['constants', 'longest', 'value'],
      words: 'longest: { value: 40, unit: letters, source: a test }',
    });
  });
});

describe('a value', () => {
  const at = (file: string, path: Path) => thingAt(file, path, studio.read(file), names());

  it('is described by its contract, with its path', () => {
    const heading = at('config/pages/home.yaml', ['blocks', 2, 'heading']);
    expect(heading).toMatchObject({ kind: 'text', text: 'text', value: 'Questions', line: 7 });
    expect(heading.description).toBeTypeOf('string');
    expect(heading.crumbs.map(({ label }) => label)).toEqual(['Home', 'faq', 'heading']);
  });

  it.each([
    ['block', 'config/pages/home.yaml', ['blocks', 1]],
    ['field', 'config/forms/ask.yaml', ['schema', 'properties', 'shade']],
    ['option', 'config/lists/colours.yaml', ['items', 0]],
    ['step', 'config/wizards/quote.yaml', ['steps', 0]],
    ['file', 'config/pages/home.yaml', []],
  ] as const)('is a %s', (kind, file, path) => expect(at(file, path).kind).toBe(kind));

  it('that is a constant or a list has its uses', () => {
    const constant = at('config/constants/limits.yaml', ['constants', 'longest', 'value']);
    expect(constant.uses).toMatchObject({ name: 'limits.longest', count: 1 });
    const list = at('config/lists/colours.yaml', ['items', 0, 'label']);
    expect(list.uses?.places).toContainEqual(
      expect.objectContaining({ file: 'config/forms/ask.yaml', path: ['schema', 'properties', 'colour', 'x-list'] }),
    );
  });
});

describe('the marked site', () => {
  it('has a mark after each text, which leads back to it, and is otherwise unchanged', () => {
    const marked = studio.marks.dressed(names());
    const heading = (marked.files.get('config/pages/home.yaml')!.data as unknown as { blocks: { heading: string }[] })
      .blocks[0]!.heading;
    expect(withoutMarks(heading)).toBe('Hello');
    const [{ index } = { index: -1 }] = marksIn(heading);
    expect(studio.marks.of(index)).toMatchObject({ path: ['blocks', 0, 'heading'], source: { id: 'home' } });
    for (const [file, { data }] of marked.files)
      expect(JSON.parse(withoutMarks(JSON.stringify(data))), file).toEqual(names().files.get(file)!.data);
  });

  it('keeps unchanged copies, and the number of each text', () => {
    const before = studio.marks.dressed(names());
    const again = studio.marks.dressed(names());
    expect(again.sources.every((source, index) => source === before.sources[index])).toBe(true);
    expect(studio.marks.of(0)?.source.file).toBeTypeOf('string');
    expect(marksIn(encode(0))).toHaveLength(1);
  });
});
