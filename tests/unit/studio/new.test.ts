import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { command } from '../../../src/tools/cli/site/new/command.ts';
import { editHandlers } from '../../../src/studio/edit/server/handlers.ts';
import { fileHandlers } from '../../../src/studio/files/server/remove.ts';
import type { NewRequest } from '../../../src/studio/files/contract.ts';
import { checked } from './checked.ts';
import { studioWithHistory, type StudioWithHistory } from './with-history.ts';

const project = join(import.meta.dirname, '../../..');

let studio: StudioWithHistory['studio'];
let all: StudioWithHistory['all'];
beforeEach(() => void ({ studio, all } = studioWithHistory()));
afterEach(() => studio.remove());

const make = (kind: NewRequest['kind'], name: string, on: string) => checked(fileHandlers(all)).new({ kind, name, on });

/** Every file of config with its text. */
const files = (root = studio.root): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(root, 'config'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml'))
      .sort()
      .map((name) => [`config/${name}`, readFileSync(join(root, 'config', name), 'utf8')]),
  );

/** The files that the command line creates for the same input. */
async function byCommand(kind: string, name: string, on: string): Promise<Record<string, string>> {
  const root = mkdtempSync(join(tmpdir(), 'new-'));
  try {
    cpSync(join(studio.root, 'config'), join(root, 'config'), { recursive: true });
    const print = () => undefined;
    await command.run({ words: [kind, name], values: { on }, root, project, print } as never);
    return files(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

describe('a new file', () => {
  it.each([
    ['page', 'delivery', 'about', 'config/pages/delivery.yaml', '/delivery'],
    ['form', 'call-back', 'about', 'config/forms/call-back.yaml', '/About'],
    ['wizard', 'pet', 'about', 'config/wizards/pet.yaml', '/About'],
    ['list', 'answers', 'home', 'config/lists/answers.yaml', '/'],
    ['list', 'pet-kinds', 'ask', 'config/lists/pet-kinds.yaml', '/'],
  ] as const)('a %s called %s on %s is what the command line makes, and one Undo removes it', async (...one) => {
    const [kind, name, on, file, address] = one;
    const before = files();
    const expected = await byCommand(kind, name, on);
    expect(make(kind, name, on)).toMatchObject({ file, path: [], address, outcome: 'waiting' });
    expect(all.history.last?.label).toBe(`new ${kind} ${name}`);
    await studio.settled();
    expect(files()).toEqual(expected);
    expect(Object.keys(expected)).toContain(file);
    const answer = checked(editHandlers(all)).undo();
    expect(answer.file).not.toBe(file);
    await studio.settled();
    expect(existsSync(join(studio.root, file))).toBe(false);
    expect(files()).toEqual(before);
  });

  it.each([
    ['page', 'about', 'home', 'already'],
    ['form', 'Call', 'home', 'is not a valid name'],
    ['form', '../x', 'home', 'is not a valid name'],
    ['form', 'call', 'nowhere', 'No page is called'],
    ['list', 'more', 'again', 'nothing can be added there'],
  ] as const)('is refused in words, and nothing changes: a %s called %s on %s', (kind, name, on, why) => {
    expect(() => make(kind, name, on)).toThrow(why);
    expect(studio.workspace.drafts).toEqual([]);
    expect(studio.workspace.unsaved.size).toBe(0);
  });

  it('does not overwrite the draft of the page that would use it', () => {
    studio.put('config/pages/home.yaml', 'block: faq', 'block: fqa');
    expect(() => make('page', 'delivery', 'home')).toThrow('has a draft');
    expect(studio.workspace.textOf('config/pages/home.yaml')).toContain('block: fqa');
  });

  it('does not overwrite the changes of another program since the site was valid', async () => {
    const home = 'config/pages/home.yaml';
    const theirs = studio.read(home).replace('block: faq', 'block: fqa');
    studio.write(home, theirs);
    studio.workspace.site.update(join(studio.root, home));
    studio.workspace.followed();
    expect(() => make('page', 'delivery', 'home')).toThrow(expect.objectContaining({ status: 409 }));
    await studio.settled();
    expect(studio.read(home)).toBe(theirs);
    expect(studio.workspace.textOf('config/pages/delivery.yaml')).toBeUndefined();
  });

  it('cannot be a block or another file', () => {
    for (const kind of ['block', 'file']) expect(() => make(kind as 'page', 'x', 'home')).toThrow('new/kind must be');
  });
});
