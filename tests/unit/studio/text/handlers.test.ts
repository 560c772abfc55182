import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { History } from '../../../../src/studio/workspace/history.ts';
import { JsonStore } from '../../../../src/studio/workspace/json-store.ts';
import { siteAnswer } from '../../../../src/studio/site/server/site.ts';
import { languageOver } from '../../../../src/studio/text/server/language.ts';
import { languageHandlers } from '../../../../src/studio/text/server/language-handlers.ts';
import { textHandlers } from '../../../../src/studio/text/server/handlers.ts';
import type { WriteRequest } from '../../../../src/studio/text/contract.ts';
import { checked } from '../checked.ts';
import { smallStudio, type SmallStudio } from '../base-site.ts';

const project = join(import.meta.dirname, '../../../..');
const home = 'config/pages/home.yaml';
const list = 'config/lists/questions.yaml';

let studio: SmallStudio;
let history: History;
beforeEach(() => {
  studio = smallStudio();
  history = new History(new JsonStore(join(studio.root, 'cache'), studio.root, 'history', { done: [], undone: [] }));
});
afterEach(() => studio.remove());

const texts = () => checked(textHandlers({ workspace: studio.workspace, history }));
const text = (file: string) => texts().text({ file });
const write = (request: object) => texts().write(request as WriteRequest);
/** The edit that replaces a part of the present text of a file. */
const edit = (file: string, from: string, words: string, more = {}) => {
  const { text: now = '', base } = text(file);
  const start = now.indexOf(from);
  if (start === -1) throw new Error(`${file} does not hold "${from}"`);
  return { file, base, edits: [{ start, end: start + from.length, words }], ...more };
};
const site = () => siteAnswer({ workspace: studio.workspace, history });

describe('the text of a file', () => {
  it('is edited if it is the text that the person saw', () => {
    const request = edit(home, 'heading: Questions', 'heading: All questions');
    expect(write(request)).toMatchObject({ file: home, outcome: 'waiting', state: 'waiting', diagnostics: [] });
    expect(text(home).text).toContain('heading: All questions,');
    expect(() => write(request)).toThrow('This file has changed since.');
  });

  it('is not sent if the page has it', () => {
    const { base } = text(home);
    expect(texts().text({ file: home, base }).text).toBeUndefined();
  });

  it('keeps its line endings', () => {
    const before = studio.read(home).replaceAll('\n', '\r\n');
    studio.workspace.put(new Map([[home, before]]));
    expect(text(home).text).not.toContain('\r');
    write(edit(home, '\nblocks:', '\n# All of them.\nblocks:'));
    expect(studio.workspace.textOf(home)).toBe(before.replace('\r\nblocks:', '\r\n# All of them.\r\nblocks:'));
  });

  it('must be in config, and edits must be valid', () => {
    expect(() => text('package.json')).toThrow('not a valid name for a config file');
    expect(() => text('config/pages/none.yaml')).toThrow('There is no');
    const { base } = text(home);
    const writes = (edits?: unknown) => () => write({ file: home, base, edits });
    expect(writes()).toThrow("write must have required property 'edits'");
    expect(writes([{ start: 0, end: 0 }])).toThrow("write/edits/0 must have required property 'words'");
    expect(writes([{ start: 1.5, end: 2, words: '' }])).toThrow('write/edits/0/start must be integer');
    const overlap = [0, 2].map((start) => ({ start, end: start + 3, words: '' }));
    for (const edits of [[{ start: 3, end: 1, words: '' }], overlap])
      expect(writes(edits)).toThrow('Edits must be sorted');
  });
});

describe('a problem with one fix', () => {
  it('has its edit, in the list and in the text, and the fix is undone separately', () => {
    const sound = text(home).text!;
    const { diagnostics, state } = write(edit(home, 'list: questions', 'list: qestions'));
    expect(state).toBe('draft');
    const [{ mend, path } = {}] = site().drafts[0]!.problems;
    // The panel opens with the wrong name.
    expect(parseDocument(text(home).text!).getIn(path!)).toBe('qestions');
    const at = sound.indexOf('questions', sound.indexOf('list: '));
    const fix = { title: 'Write questions', edit: { start: at, end: at + 8, words: 'questions' } };
    expect(mend).toEqual({ ...fix, base: text(home).base });
    expect(diagnostics.map((one) => one.mend)).toEqual([fix]);
    write({ file: home, base: mend!.base, edits: [mend!.edit], isFix: true });
    expect(text(home)).toMatchObject({ text: sound, state: 'waiting', diagnostics: [] });
    // It follows the mistake at once, in the same place, and is still a separate step.
    const textOf = (file: string) => studio.workspace.textOf(file);
    expect(history.back(textOf, (texts) => texts)?.get(home)).toContain('list: qestions');
    expect(history.last).toBeDefined();
  });

  it('of a file whose text has changed has none', () => {
    write(edit(home, 'list: questions', 'list: qestions'));
    const { base } = site().drafts[0]!.problems[0]!.mend!;
    write(edit(home, 'list: qestions', 'list: qestion'));
    expect(() => write({ file: home, base, edits: [{ start: 0, end: 0, words: '#' }], isFix: true })).toThrow(
      'changed since',
    );
  });
});

describe('requests while a text is typed', () => {
  const handlers = () =>
    checked(
      languageHandlers({
        workspace: studio.workspace,
        language: languageOver(studio.workspace, { project, root: studio.root, cache: undefined }),
      }),
    );
  type Handlers = ReturnType<typeof handlers>;
  const ask = <Name extends keyof Handlers>(name: Name, typed: string, offset: number, file = home) =>
    handlers()[name]({ file, text: typed, offset }) as ReturnType<Handlers[Name]>;
  const typed = (from: string, words: string) => text(home).text!.replace(from, () => words);

  it('return names, also those only in a draft', () => {
    const now = typed('list: questions', 'list: qu');
    const offset = now.indexOf('list: qu') + 8;
    expect(ask('complete', now, offset).items.map(({ label }) => label)).toContain('questions');
    studio.workspace.put(new Map([['config/lists/quarrels.yaml', studio.read(list).replace('](/)', '](/nowhere)')]]));
    expect(studio.workspace.drafts.map(({ file }) => file)).toEqual(['config/lists/quarrels.yaml']);
    expect(ask('complete', now, offset).items.map(({ label }) => label)).toContain('quarrels');
  });

  it('return the meaning of a word, the declaration of a name, and its uses, in an unsaved text', () => {
    const now = `# one line more\n${text(home).text!}`;
    const at = now.indexOf('list: questions') + 8;
    expect(ask('hover', now, at)!.text).toContain('**questions**');
    expect(ask('definition', now, at).map(({ file }) => file)).toEqual([list]);
    const places = ask('places', now, at);
    const here = places.find(({ file }) => file === home)!;
    expect(now.slice(here.start, here.end)).toBe('questions');
    expect(here).toMatchObject({ line: now.slice(0, at).split('\n').length });
    expect(here.words).toContain('list: questions');
    expect(here.path.at(-1)).toBe('list');
  });

  it('return the same in a file with CRLF line endings', () => {
    studio.workspace.put(new Map([[home, studio.read(home).replaceAll('\n', '\r\n')]]));
    const now = text(home).text!;
    const at = now.indexOf('list: questions') + 8;
    const here = ask('places', now, at).find(({ file }) => file === home)!;
    expect(now.slice(here.start, here.end)).toBe('questions');
    const { start, end } = ask('hover', now, at)!;
    expect(now.slice(start, end)).toBe('questions');
  });

  it('return nothing at an invalid cursor', () => {
    expect(() => ask('complete', 'a: 1', -1)).toThrow('complete/offset must be >= 0');
    expect(() => ask('hover', undefined as unknown as string, 0)).toThrow("hover must have required property 'text'");
    expect(() => ask('hover', '', 0, '../x')).toThrow('not a valid name for a config file');
  });
});
