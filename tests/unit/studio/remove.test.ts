import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../../../src/studio/workspace/config-files.ts';
import { editHandlers } from '../../../src/studio/edit/server/handlers.ts';
import { fileHandlers } from '../../../src/studio/files/server/remove.ts';
import { change } from '../../../src/studio/workspace/change.ts';
import { newForm } from '../../../src/authoring/templates/texts.ts';
import { checked } from './checked.ts';
import { studioWithHistory, type StudioWithHistory } from './with-history.ts';

const home = 'config/pages/home.yaml';
const list = 'config/lists/questions.yaml';
const block = '  - { block: faq, heading: Questions, list: questions }\n';

let studio: StudioWithHistory['studio'];
let all: StudioWithHistory['all'];
beforeEach(() => void ({ studio, all } = studioWithHistory()));
afterEach(() => studio.remove());

const removal = (file: string) => checked(fileHandlers(all)).removal({ file });
const remove = (file: string, also: readonly string[] = []) =>
  checked(fileHandlers(all)).remove({ file, also, base: hashOf(studio.workspace.textOf(file) ?? '') });
const undo = () => checked(editHandlers(all)).undo();
const redo = () => checked(editHandlers(all)).redo();
const isThere = (file: string): boolean => existsSync(join(studio.root, file));
const takeOut = (file: string, words: string) =>
  change(all, { file, path: ['blocks'] }, new Map([[file, studio.read(file).replace(words, '')]]));

describe('a file in use', () => {
  it.each([
    [list, [[home, ['blocks', 2, 'list']]]],
    ['config/forms/again.yaml', [['config/pages/about.yaml', ['blocks', 1, 'form']]]],
  ])('is not removed: %s', (file, places) => {
    expect(removal(file)).toMatchObject({ places: places.map(([one, path]) => ({ file: one, path })), also: [] });
    expect(() => remove(file)).toThrow('still uses it');
    expect(studio.workspace.drafts).toEqual([]);
    expect(isThere(file)).toBe(true);
  });

  it('is not removed if it is a page, and all links to it and to its anchors are listed', () => {
    const { places } = removal('config/pages/about.yaml');
    const files = new Set(places.map(({ file }) => file));
    expect(files).toContain(home);
    expect(files).toContain('config/pages/quote.yaml');
    expect(files).toContain('config/forms/ask.yaml');
    expect(files).toContain('config/wizards/quote.yaml');
    expect(files).toContain(list);
    expect(files).not.toContain('config/pages/about.yaml');
  });

  it('cannot be removed if code or the whole site may depend on it', () => {
    expect(() => removal('config/site.yaml')).toThrow('Only pages, forms and lists');
    expect(() => removal('config/constants/limits.yaml')).toThrow('Only pages, forms and lists');
    expect(() => removal('config/pages/absent.yaml')).toThrow('There is no');
  });
});

describe('a file whose last use was removed', () => {
  it('is removed together with that change, and both are restored byte for byte', async () => {
    const before = { home: studio.read(home), list: studio.read(list) };
    expect(takeOut(home, block).outcome).toBe('waiting');
    expect(removal(list)).toEqual({ places: [], also: [], problems: [] });
    expect(remove(list)).toMatchObject({ isGone: true, outcome: 'waiting' });
    expect(all.history.last?.label).toBe('removal of lists/questions.yaml');
    await studio.settled();
    expect(isThere(list)).toBe(false);
    expect(studio.read(home)).toBe(before.home.replace(block, ''));
    // Nothing uses it then, which only blocks publishing.
    expect(undo()).toMatchObject({ file: list, path: [], outcome: 'waiting' });
    expect(studio.workspace.site.newest.unready).toMatchObject([{ code: 'list/unused' }]);
    expect(studio.workspace.textOf(list)).toBe(before.list);
    expect(undo()).toMatchObject({ file: home, outcome: 'waiting' });
    await studio.settled();
    expect({ home: studio.read(home), list: studio.read(list) }).toEqual(before);
    expect(studio.workspace.drafts).toEqual([]);
  });

  it('is removed also while there is an unrelated draft, which stays', async () => {
    const about = 'config/pages/about.yaml';
    studio.put(about, 'block: prose', 'block: porse');
    takeOut(home, block);
    expect(remove(list).outcome).toBe('waiting');
    await studio.settled();
    expect(isThere(list)).toBe(false);
    expect(studio.workspace.drafts.map(({ file }) => file)).toEqual([about]);
  });
});

describe('files that only the removed file uses', () => {
  const page = 'config/pages/news.yaml';
  const news = 'config/forms/news.yaml';
  const picture = 'config/assets/star.svg';
  const text = [
    'path: /news',
    'parent: home',
    'name: News',
    'title: News',
    'description: A page that exists so that it can be removed again.',
    'blocks:',
    "  - { block: hero, heading: News, picture: star.svg, alt: '' }",
    '  - { block: form, heading: Tell us, form: news }',
    '',
  ].join('\n');
  const link = '  - { block: cta, heading: News, buttons: [{ label: News, href: /news }] }\n';

  it('are listed before, are removed in the same step, pictures too, and are restored byte for byte', async () => {
    copyFileSync(join(studio.root, 'config/assets/mark.svg'), join(studio.root, picture));
    const before = studio.read(home);
    const made = new Map([
      [page, text],
      [news, newForm('news')],
      [home, before + link],
    ]);
    const outcome = studio.workspace.put(made);
    expect(studio.workspace.drafts.flatMap(({ problems }) => problems)).toEqual([]);
    expect(outcome).toBe('waiting');
    await studio.settled();
    const bytes = readFileSync(join(studio.root, picture));
    expect(takeOut(home, link).outcome).toBe('refused');
    const { also, ...others } = removal(page);
    expect(others).toEqual({ places: [], problems: [] });
    expect([...also].sort()).toEqual([picture, news]);
    expect(() => remove(page)).toThrow('has changed since');
    expect(isThere(picture)).toBe(true);
    expect(remove(page, also).outcome).toBe('waiting');
    await studio.settled();
    expect([page, news, picture].filter(isThere)).toEqual([]);
    expect(studio.read(home)).toBe(before);
    undo();
    undo();
    await studio.settled();
    expect(studio.workspace.drafts).toEqual([]);
    expect([page, news].map((file) => studio.read(file))).toEqual([text, newForm('news')]);
    expect(readFileSync(join(studio.root, picture))).toEqual(bytes);
    expect(studio.read(home)).toBe(before + link);
    redo();
    redo();
    await studio.settled();
    expect([page, news, picture].filter(isThere)).toEqual([]);
    expect(studio.workspace.site.problems).toEqual([]);
  });
});
