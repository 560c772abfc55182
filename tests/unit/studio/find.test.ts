import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SoughtWords } from '../../../src/studio/find/contract.ts';
import { matchOf, piecesOf, replaced } from '../../../src/studio/find/pattern.ts';
import { findHandlers } from '../../../src/studio/find/server/handlers.ts';
import { editHandlers } from '../../../src/studio/edit/server/handlers.ts';
import { checked } from './checked.ts';
import { studioWithHistory, type StudioWithHistory } from './with-history.ts';

const home = 'config/pages/home.yaml';
const about = 'config/pages/about.yaml';
const again = 'config/forms/again.yaml';
const ask = 'config/forms/ask.yaml';
const limits = 'config/constants/limits.yaml';

let studio: StudioWithHistory['studio'];
let all: StudioWithHistory['all'];
let find: ReturnType<typeof findHandlers>;

beforeEach(() => {
  ({ studio, all } = studioWithHistory());
  find = checked(findHandlers(all));
});
afterEach(() => studio.remove());

const search = (words: string, how: Partial<SoughtWords> = {}) => find.search({ words, ...how });
const where = (words: string, how: Partial<SoughtWords> = {}) =>
  search(words, how).texts.map(({ file, label, value }) => [file, label, value]);

describe('the texts with some words', () => {
  it('are found in pages, and in forms by the title of the question', () => {
    expect(where('hello')).toEqual([[home, 'hero › heading', 'Hello']]);
    expect(where('fewer letters')).toEqual([
      [again, 'Shade › maxLength', 'Fewer letters'],
      [ask, 'Shade › maxLength', 'Fewer letters'],
    ]);
    expect(where('shade', { wholeWords: true })).toContainEqual([ask, 'Shade › title', 'Shade']);
  });

  it('have their line', () => {
    const found = search('At least two').texts.find(({ file }) => file === ask);
    const lines = studio.read(ask).split('\n');
    expect(lines[found!.line - 1]).toContain('minLength: At least two letters');
  });

  it('are found in steps of a wizard, in lists, and in the texts of the whole site', () => {
    expect(where('check this answer')).toEqual([['config/site.yaml', 'texts › invalid', 'Check this answer']]);
    expect(search('red').texts.map(({ file }) => file)).toContain('config/lists/colours.yaml');
    expect(search('age').texts.map(({ file }) => file)).toContain('config/wizards/quote.yaml');
  });

  it('are found when they are scheduled for another day, and in drafts', () => {
    const spring = 'heading: { $byDay: [{ until: 2999-03-31, value: Hello }, { from: 2999-04-01, value: Spring }] }';
    studio.put(home, 'heading: Hello', spring);
    expect(where('spring')).toEqual([[home, 'hero › heading', 'Spring']]);
    expect(studio.put(ask, 'required: Choose a colour', "required: 'Choose {nothing} gladly'")).toBe('refused');
    expect(where('gladly')).toEqual([[ask, 'Colour › required', 'Choose {nothing} gladly']]);
  });

  it('are found where a constant has them', () => {
    studio.put(limits, 'value: 100, unit: years', 'value: A hundred, unit: words');
    expect(where('hundred')).toEqual([[limits, 'oldest › value', 'A hundred']]);
  });

  it('are neither names of files, fields and values, nor comments, nor results of examples', () => {
    expect(where('colours')).toEqual([]);
    expect(where('someone likes')).toEqual([]);
    expect(where('You asked for red')).toEqual([]);
  });

  it('are each found once, where an alias repeats them', () => {
    studio.put(about, 'title: About us', 'title: &about About us');
    studio.put(about, 'heading: More', 'heading: *about');
    expect(where('about us').filter(([file]) => file === about)).toHaveLength(1);
  });

  it('are counted if there are none, and an empty search is refused', () => {
    expect(search('xyzzy')).toEqual({ texts: [], count: 0, files: 0 });
    expect(() => search(' ')).toThrow('Type the words');
  });
});

describe('all files', () => {
  it('are listed with their kind and title, also those with a problem and new ones', () => {
    studio.write('config/forms/broken.yaml', 'schema: [');
    const files = find.files();
    expect(files).toContainEqual({ file: home, kind: 'page', title: 'Home' });
    expect(files).toContainEqual({ file: ask, kind: 'form', title: 'ask' });
    expect(files).toContainEqual({ file: 'config/forms/broken.yaml', kind: 'form', title: 'broken' });
    expect(files.map(({ file }) => file)).not.toContain('config/assets/mark.svg');
  });
});

describe('replaced words', () => {
  const replace = (words: string, by: string) => {
    const { texts } = search(words);
    return find.replace({ words, by, texts: texts.map(({ file, path, value }) => ({ file, path, value })) });
  };

  it('change all texts as one step, which keeps comments and layout, and one Undo takes it back', () => {
    const before = [home, ask].map((file) => studio.read(file));
    studio.put(home, 'heading: Hello', 'heading: Colour');
    const old = studio.workspace.textOf(ask)!;
    expect(replace('colour', 'tint').outcome).toBe('waiting');
    expect(studio.workspace.textOf(home)).toContain('heading: Tint');
    expect(studio.workspace.textOf(ask)).toBe(
      old
        .replace('title: Colour', 'title: Tint')
        .replace('required: Choose a colour', 'required: Choose a tint')
        .replace('}, colour {tone', '}, tint {tone'),
    );
    checked(editHandlers(all)).undo();
    expect(studio.workspace.textOf(ask)).toBe(old);
    expect(studio.workspace.textOf(home)).toBe(before[0]!.replace('heading: Hello', 'heading: Colour'));
  });

  it('are checked together like every change: with a problem, all of them stay drafts', () => {
    const { texts } = search('colour');
    const seen = texts.map(({ file, path, value }) => ({ file, path, value }));
    const answer = find.replace({ words: 'colour', by: '{nothing}', texts: seen });
    expect(answer.outcome).toBe('refused');
    expect(studio.workspace.stateOf(ask)).toBe('draft');
    expect(studio.read(ask)).toContain('Choose a colour');
  });

  it('are refused if a text has changed since it was found', () => {
    const { texts } = search('hello');
    studio.put(home, 'heading: Hello', 'heading: Hello there');
    const seen = texts.map(({ file, path, value }) => ({ file, path, value }));
    expect(() => find.replace({ words: 'hello', by: 'Hi', texts: seen })).toThrow('has changed since');
  });
});

const sought = (words: string, how: Partial<SoughtWords> = {}): SoughtWords => ({ words, ...how });

describe('words in a text', () => {
  it.each<[string, string, SoughtWords, string]>([
    ['in any case', 'Your plan. Plans for all', sought('plan'), 'Your [plan]. [Plan]s for all'],
    ['in the same case', 'Your plan. Plans', sought('Plan', { matchesCase: true }), 'Your plan. [Plan]s'],
    ['as whole words', 'plan, planet, plan', sought('plan', { wholeWords: true }), '[plan], planet, [plan]'],
    ['in other scripts', 'बीमा योजना', sought('योजना', { wholeWords: true }), 'बीमा [योजना]'],
    ['with signs', 'Is it (50%)?', sought('(50%)'), 'Is it [(50%)]?'],
    ['across any space', 'two\nwords', sought('two  words'), '[two\nwords]'],
    ['not in the name of a value', 'name: {name}', sought('name'), '[name]: {name}'],
    ['with the name of a value', 'Dear {name}, hi', sought('dear {name}'), '[Dear {name}], hi'],
    ['not in an address', '[contact](/Contact)', sought('contact'), '[[contact]](/Contact)'],
    [
      'in a plural',
      '{n, plural, one {# plan} other {# plans}}',
      sought('plan'),
      '{n, plural, one {# [plan]} other {# [plan]s}}',
    ],
    [
      'not in the choice of a plural',
      '{n, plural, one {# x} other {# y}}',
      sought('other'),
      '{n, plural, one {# x} other {# y}}',
    ],
  ])('are found %s', (_, text, words, marked) => {
    const pieces = piecesOf(text, words);
    expect(pieces.map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text)).join('')).toBe(marked);
  });

  it('are found as they are read, if a part is bold', () => {
    expect(matchOf('See **all** plans', sought('all plans'))).toBe('read');
    expect(matchOf('See **all** plans', sought('all'))).toBe('written');
    expect(matchOf('See all', sought('none'))).toBeUndefined();
  });

  it('begin with a capital where the old ones did', () => {
    expect(replaced('Plan a plan', sought('plan'), 'policy')).toBe('Policy a policy');
    expect(replaced('Plan a plan', sought('plan', { matchesCase: true }), 'policy')).toBe('Plan a policy');
    expect(replaced('Plan a plan', sought('plan'), '')).toBe(' a ');
  });
});
