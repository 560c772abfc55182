import { afterEach, beforeEach, expect, it } from 'vitest';
import { languageHandlers } from '../../../src/studio/languages/server/handlers.ts';
import { studioWithHistory, type StudioWithHistory } from './with-history.ts';

const home = 'config/pages/home.yaml';
const hindi = 'config/translations/hi/pages/home.yaml';

let studio: StudioWithHistory['studio'];
let all: StudioWithHistory['all'];
const handlers = () => languageHandlers(all);

beforeEach(async () => {
  ({ studio, all } = studioWithHistory());
  const languages = ['{ code: en, name: English, label: Language, offer: In English, missing: Not in English }']
    .concat('{ code: hi, name: हिन्दी, label: भाषा, offer: हिन्दी में पढ़ें, missing: हिन्दी में नहीं }')
    .join(', ');
  studio.put('config/site.yaml', 'language: en-IN\n', `language: en-IN\nlanguages: [${languages}]\n`);
  await studio.settled();
});
afterEach(() => studio.remove());

const title = { file: home, key: 'title', code: 'hi', words: 'Home' };

it('a translation is missing, then current, then outdated when its words change', async () => {
  const states = () => handlers().translations({ file: home, path: ['title'] });
  expect(states()).toMatchObject([
    { code: 'hi', name: 'हिन्दी', dir: 'ltr', words: 'Home', state: 'missing', text: '' },
  ]);
  handlers().translate({ ...title, text: ' होम ' });
  await studio.settled();
  expect(studio.read(hindi)).toContain('title:\n  en: Home\n  hi: होम\n');
  expect(states()).toMatchObject([{ state: 'current', text: 'होम' }]);
  studio.put(home, 'title: Home', 'title: House');
  await studio.settled();
  expect(states()).toMatchObject([{ words: 'House', state: 'outdated', text: 'होम', of: 'Home' }]);
  handlers().translate({ ...title, words: 'House', text: 'घर' });
  await studio.settled();
  expect(states()).toMatchObject([{ state: 'current', text: 'घर' }]);
  expect(studio.read(hindi)).toContain('title:\n  en: House\n  hi: घर\n');
});

it('a translation of words that have changed since is refused, and nothing is written', () => {
  studio.put(home, 'title: Home', 'title: House');
  expect(() => handlers().translate({ ...title, text: 'होम' })).toThrow('The words have changed since');
  expect(studio.workspace.textOf(hindi)).toBeUndefined();
});

it('a translation with a problem stays a draft, which says why', async () => {
  const file = 'config/site.yaml';
  const words = 'More {label}';
  const { outcome, problems } = handlers().translate({ file, key: 'texts.increase', code: 'hi', words, text: 'ज़्यादा' });
  expect([outcome, problems.map(({ code }) => code)]).toEqual(['refused', ['translation/value']]);
  expect(studio.workspace.textOf('config/translations/hi/site.yaml')).toContain('hi: ज़्यादा');
});

it('undo takes a translation back', async () => {
  handlers().translate({ ...title, text: 'होम' });
  await studio.settled();
  expect(all.history.last).toMatchObject({ file: hindi, from: { file: home, path: ['title'] } });
});

it('lists what is to be translated, by page', () => {
  const before = handlers().progress({ code: 'hi' });
  const of = (file: string) => before.find((one) => one.file === file)!;
  expect(before[0]).toMatchObject({ file: 'config/site.yaml', done: 0, isPublished: false });
  handlers().translate({ ...title, text: 'होम' });
  const after = handlers().progress({ code: 'hi' });
  expect(after.find(({ file }) => file === home)).toMatchObject({ done: of(home).done + 1, isPublished: false });
  const { count, words } = handlers().untranslated({ code: 'hi', file: home });
  expect(count).toBe(of(home).all - of(home).done - 1);
  expect(words).not.toContainEqual(expect.objectContaining({ file: home, path: ['title'] }));
});

it('refuses a language that the site does not have', () => {
  expect(() => handlers().untranslated({ code: 'ta', file: home })).toThrow('Nothing is translated to ta');
  expect(() => handlers().progress({ code: 'en' })).toThrow('Nothing is translated to en');
});
