import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../../../src/studio/workspace/config-files.ts';
import { editHandlers } from '../../../src/studio/edit/server/handlers.ts';
import { nameHandlers } from '../../../src/studio/names/server/rename.ts';
import type { StepAnswer } from '../../../src/studio/edit/contract.ts';
import type { Path } from '../../../src/studio/contract/path.ts';
import { checked } from './checked.ts';
import { studioWithHistory, type StudioWithHistory } from './with-history.ts';

const ask = 'config/forms/ask.yaml';
const quote = 'config/wizards/quote.yaml';
const about = 'config/pages/about.yaml';
const colours = 'config/lists/colours.yaml';
const limits = 'config/constants/limits.yaml';

let studio: StudioWithHistory['studio'];
let all: StudioWithHistory['all'];
beforeEach(() => void ({ studio, all } = studioWithHistory()));
afterEach(() => studio.remove());

const nameAt = (file: string, path: Path) => checked(nameHandlers(all)).name({ file, path });
function rename(file: string, path: Path, name: string): StepAnswer {
  const base = hashOf(studio.workspace.textOf(file) ?? '');
  return checked(nameHandlers(all)).rename({ file, path, name, base });
}

/** Every file of config with its text. */
const files = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(studio.root, 'config'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.yaml$/.test(name))
      .sort()
      .map((name) => [`config/${name}`, studio.read(`config/${name}`)]),
  );

/** The files with a replaced text in one of them. */
function edited(before: Record<string, string>, edits: readonly [file: string, from: string, to: string][]) {
  const after = { ...before };
  for (const [file, from, to] of edits) {
    expect(after[file]).toContain(from);
    after[file] = after[file]!.replaceAll(from, to);
  }
  return after;
}

describe('a rename changes every place, as a careful person would, and one Undo restores it', () => {
  const cases: [what: string, file: string, path: Path, to: string, edits: [string, string, string][], Path?][] = [
    [
      'a step',
      quote,
      ['steps', 1],
      'extra',
      [
        [quote, 'id: more', 'id: extra'],
        [quote, 'who, more, end', 'who, extra, end'],
      ],
    ],
    [
      'a constant',
      limits,
      ['constants', 'longest'],
      'most',
      [
        [limits, '  longest:', '  most:'],
        [ask, 'limits.longest', 'limits.most'],
      ],
      ['constants', 'most'],
    ],
    [
      'a field',
      ask,
      ['schema', 'properties', 'shade'],
      'hue',
      [
        [ask, '    shade:', '    hue:'],
        [ask, '  shade: {', '  hue: {'],
        [ask, '  shade:\n', '  hue:\n'],
        [ask, 'clear: [shade]', 'clear: [hue]'],
        [ask, ', shade: d', ', hue: d'],
        [ask, 'errors: { shade', 'errors: { hue'],
        ['config/forms/again.yaml', '[colour, shade]', '[colour, hue]'],
        ['config/forms/again.yaml', ' shade:', ' hue:'],
      ],
      ['schema', 'properties', 'hue'],
    ],
    [
      'an address',
      about,
      ['path'],
      '/AboutUs',
      [
        [about, 'path: /About', 'path: /AboutUs'],
        ['config/pages/home.yaml', 'href: /about', 'href: /AboutUs'],
        [ask, "'/About?from", "'/AboutUs?from"],
        [quote, '(/About#more)', '(/AboutUs#more)'],
        [quote, 'to: /About', 'to: /AboutUs'],
        ['config/lists/questions.yaml', '(/About?x', '(/AboutUs?x'],
      ],
    ],
  ];

  it.each(cases)('%s', async (_, file, path, to, edits, now = path) => {
    const before = files();
    const answer = rename(file, path, to);
    expect(answer).toMatchObject({ file, path: now, outcome: 'waiting' });
    await studio.settled();
    expect(files()).toEqual(edited(before, edits));
    expect(checked(editHandlers(all)).undo()).toMatchObject({ file, path });
    await studio.settled();
    expect(files()).toEqual(before);
  });

  it('a list, whose file has its name', async () => {
    const before = files();
    const answer = rename(colours, [], 'tints');
    expect(answer).toMatchObject({ file: 'config/lists/tints.yaml', path: [] });
    expect(all.history.last?.label).toBe('colours → tints');
    await studio.settled();
    const { [colours]: text, ...others } = before;
    expect(files()).toEqual(
      edited({ ...others, 'config/lists/tints.yaml': text! }, [
        [ask, 'x-list: colours', 'x-list: tints'],
        [quote, 'x-list: colours', 'x-list: tints'],
      ]),
    );
    expect(existsSync(join(studio.root, colours))).toBe(false);
    expect(checked(editHandlers(all)).undo()).toMatchObject({ file: colours, path: [] });
    await studio.settled();
    expect(files()).toEqual(before);
  });
});

describe('before a rename, Studio says', () => {
  it('the number of places and files with the name', () => {
    expect(nameAt(colours, [])).toMatchObject({ kind: 'list', name: 'colours', files: 2 });
    const { places } = nameAt(limits, ['constants', 'longest']);
    expect(places).toMatchObject([
      { file: limits, path: ['constants', 'longest'] },
      { file: ask, path: ['schema', 'properties', 'shade', 'maxLength', '$constant'] },
    ]);
  });

  it('why a name cannot be changed', () => {
    expect(nameAt(ask, ['messages', 'colour', 'required']).why).toContain('message is named by its field');
    expect(nameAt('config/pages/home.yaml', ['blocks', 0, 'block']).why).toContain('A block is code');
    expect(nameAt('config/pages/home.yaml', ['path']).why).toContain('The address of the home page');
  });

  it('that there is no name', () => {
    expect(() => nameAt(ask, ['submit', 'label'])).toThrow('no name');
    expect(() => nameAt('config/pages/absent.yaml', [])).toThrow('There is no');
  });
});

describe('a rename is refused, and nothing changes,', () => {
  it.each([
    ['if the name is taken', ask, ['schema', 'properties', 'shade'], 'tone', 'already'],
    ['if the name is invalid', ask, ['schema', 'properties', 'shade'], 'My Shade', 'is not a valid name for a'],
    ['if the name is unchanged', ask, ['schema', 'properties', 'shade'], ' shade ', 'already'],
    ['of a name in code', 'config/pages/home.yaml', ['blocks', 0, 'block'], 'giant', 'code'],
  ] as [string, string, Path, string, string][])('%s', (_, file, path, name, why) => {
    const before = files();
    expect(() => rename(file, path, name)).toThrow(why);
    expect(studio.workspace.drafts).toEqual([]);
    expect(studio.workspace.unsaved.size).toBe(0);
    expect(files()).toEqual(before);
  });

  it('if one of its files has a draft', () => {
    expect(studio.put(ask, 'x-list: colours', 'x-list: colors')).toBe('refused');
    expect(() => rename(limits, ['constants', 'longest'], 'most')).toThrow('has a draft');
    expect(studio.workspace.textOf(ask)).toContain('x-list: colors');
  });

  it('if the text has changed since it was read', () => {
    const body = { file: ask, path: ['schema', 'properties', 'shade'], name: 'hue', base: hashOf('another') };
    expect(() => checked(nameHandlers(all)).rename(body)).toThrow('has changed since');
  });
});
