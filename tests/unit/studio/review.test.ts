import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EditError } from '../../../src/authoring/edit/edit-error.ts';
import { editHandlers } from '../../../src/studio/edit/server/handlers.ts';
import { History } from '../../../src/studio/workspace/history.ts';
import { JsonStore } from '../../../src/studio/workspace/json-store.ts';
import { reviewHandlers, type Reviewed } from '../../../src/studio/review/server/handlers.ts';
import { gitIn, putUnderGit } from '../../support/git-folder.ts';
import { checked } from './checked.ts';
import { smallStudio, type SmallStudio } from './base-site.ts';

const project = join(import.meta.dirname, '../../..');
const home = 'config/pages/home.yaml';
const about = 'config/pages/about.yaml';

let small: SmallStudio;
let studio: Reviewed;
let ask: ReturnType<typeof reviewHandlers>;

const git = (...args: string[]): string => gitIn(small.root)(...args);

beforeEach(() => {
  small = smallStudio();
  const { root, workspace } = small;
  const cache = join(root, 'cache');
  const history = new History(new JsonStore(cache, root, 'history', { done: [], undone: [] }));
  studio = { root, project, cache, workspace, history, ended: new AbortController().signal };
  ask = checked(reviewHandlers(studio));
});
afterEach(() => small.remove());

const review = () => ask.review();
const differences = async () =>
  (await review()).files.map(({ file, how, changes }) => [file, how, changes.map(({ what }) => what)]);

describe('without a repository', () => {
  it('says so, and nothing can be committed', async () => {
    expect(await review()).toMatchObject({ count: 0, fault: expect.stringMatching(/not under git/) as string });
    await expect(ask.commit({ branch: 'x', message: 'x', key: '' })).rejects.toThrow(/not under git/);
  });
});

/** Simulates typing right after a text of home was compared with git. */
function typesMeanwhile(to: string): void {
  const { workspace } = small;
  const contentOf = workspace.contentOf.bind(workspace);
  let isFirst = true;
  vi.spyOn(workspace, 'contentOf').mockImplementation((file) => {
    const text = contentOf(file);
    if (file === home && isFirst) {
      isFirst = false;
      small.put(home, 'heading: Good day', `heading: ${to}`);
    }
    return text;
  });
}

describe('with a repository', () => {
  beforeEach(() => putUnderGit(small.root));
  afterEach(() => vi.restoreAllMocks());

  it.each(['takeBack', 'takeAllBack'] as const)('%s keeps letters typed while git was running', async (route) => {
    small.put(home, 'heading: Hello', 'heading: Good day');
    const { files, key } = await review();
    typesMeanwhile('Good day Asha');
    const chosen = { file: home, id: files[0]!.changes[0]!.id };
    const taken = route === 'takeBack' ? ask.takeBack(chosen) : ask.takeAllBack({ key });
    await expect(taken).rejects.toMatchObject({ status: 409 });
    expect(small.workspace.textOf(home)).toContain('heading: Good day Asha');
  });

  it('commits nothing if the text changed while git was running', async () => {
    small.put(home, 'heading: Hello', 'heading: Good day');
    await small.settled();
    const { message, key } = await review();
    typesMeanwhile('Good day Asha');
    await expect(ask.commit({ branch: 'studio/x', message, key })).rejects.toThrow(/still being saved/);
    expect(git('branch', '--list')).toBe('* main');
  });

  it('a file that git cannot read is not reported as missing in the commit', async () => {
    git('config', 'filter.broken.smudge', 'false');
    git('config', 'filter.broken.clean', 'cat');
    git('config', 'filter.broken.required', 'true');
    writeFileSync(join(small.root, '.gitattributes'), `${home} filter=broken\n`);
    small.put(home, 'heading: Hello', 'heading: Good day');
    await expect(review()).rejects.toMatchObject({ status: 422, message: expect.stringMatching(/filter/) as string });
  });

  it('reports an error of its own if accepted examples cannot be written', async () => {
    const form = 'config/forms/ask.yaml';
    const message = /minLength: (At least two letters)/.exec(small.read(form))![1]!;
    small.put(form, `minLength: ${message}`, 'minLength: Say more');
    await small.settled();
    const { outcomes } = await review();
    vi.spyOn(small.workspace, 'put').mockImplementation(() => {
      throw new EditError('This cannot be written.');
    });
    const ids = outcomes.map(({ id }) => id);
    expect(() => ask.takeOver({ ids })).toThrow(expect.objectContaining({ status: 422 }));
  });

  it('lists differences word by word: saved, pending, and drafts', async () => {
    expect(await differences()).toEqual([]);
    small.put(home, 'heading: Hello', 'heading: Hello again');
    const { files, count, proposed } = await review();
    expect(count).toBe(1);
    expect(proposed).toBe('studio/change-page-home');
    expect(files[0]).toMatchObject({ file: home, title: 'Page "home"', isOurs: true, isDraft: false });
    const [change] = files[0]!.changes;
    expect(change!.pieces.filter((piece) => piece.in !== 'both').map(({ text }) => text.trim())).toEqual(['again']);
    expect(small.workspace.textOf(home)!.split('\n')[change!.line - 1]).toContain('heading: Hello again');
    small.put(about, 'block: ', 'block: no-');
    expect((await review()).files.find(({ file }) => file === about)?.isDraft).toBe(true);
    expect((await review()).drafts).toEqual([about]);
  });

  it('reverts one change, and Undo restores it', async () => {
    const before = small.read(home);
    small.put(home, 'heading: Hello', 'heading: Good day');
    small.put(about, 'heading: More', 'heading: Much more');
    const changed = small.workspace.textOf(home);
    const file = (await review()).files.find((one) => one.file === home)!;
    await ask.takeBack({ file: home, id: file.changes[0]!.id });
    expect(small.workspace.textOf(home)).toBe(before);
    expect((await differences()).map(([name]) => name)).toEqual([about]);
    expect(studio.history.last?.label).toBe('reverting a change of Page "home"');
    editHandlers(studio).undo();
    expect(small.workspace.textOf(home)).toBe(changed);
    await expect(ask.takeBack({ file: home, id: 'other' })).rejects.toMatchObject({ status: 409 });
    await expect(ask.takeBack({ file: '../x', id: 'other' })).rejects.toMatchObject({ status: 409 });
  });

  it('reverts everything as one step, including new files and comments', async () => {
    const [before, other] = [small.read(home), small.read(about)];
    const list = 'config/lists/fresh.yaml';
    writeFileSync(join(small.root, about), `# A comment.\n${other}`);
    const put = new Map([
      [home, before.replace('heading: Hello', 'heading: Good day')],
      [list, small.read('config/lists/colours.yaml')],
    ]);
    small.workspace.put(put);
    expect(await differences()).toEqual([
      [list, 'added', ['added']],
      [about, 'changed', ['Only comments, quotes or layout, which visitors do not see']],
      [home, 'changed', [expect.stringContaining('heading')]],
    ]);
    const { key } = await review();
    await expect(ask.takeAllBack({ key: 'old' })).rejects.toMatchObject({ status: 409 });
    await ask.takeAllBack({ key });
    expect([home, about, list].map((file) => small.workspace.textOf(file))).toEqual([before, other, undefined]);
    expect(studio.history.last?.files).toHaveLength(3);
  });

  it('restores a deleted picture byte for byte; a replaced picture and a guide are left to git', async () => {
    const [picture, guide] = ['config/assets/mark.svg', 'config/README.md'].map((file) => join(small.root, file));
    const bytes = Buffer.concat([readFileSync(picture!), Buffer.from('<!-- ₹ -->\n')]);
    writeFileSync(picture!, bytes);
    git('commit', '--quiet', '--all', '-m', 'Picture');
    writeFileSync(guide!, 'Read');
    rmSync(picture!);
    const { files } = await review();
    expect(files.map(({ title, how, isOurs }) => [title, how, isOurs])).toEqual([
      ['README.md', 'added', false],
      ['Picture "mark.svg"', 'removed', true],
    ]);
    await ask.takeBack({ file: files[1]!.file, id: files[1]!.changes[0]!.id });
    await expect.poll(() => existsSync(picture!) && readFileSync(picture!).equals(bytes)).toBe(true);
    await small.settled();
    writeFileSync(picture!, bytes.subarray(0, -14));
    expect((await review()).files.map(({ how, isOurs }) => [how, isOurs])).toEqual([
      ['added', false],
      ['changed', false],
    ]);
  });

  it('commits the reviewed changes if there is no draft and no pending change', async () => {
    small.put(home, 'heading: Hello', 'heading: Good day');
    // At once: saving a change is faster than git.
    const early = { branch: 'studio/greeting', message: 'Greeting', key: '' };
    await expect(ask.commit(early)).rejects.toThrow(/still being saved/);
    await small.settled();
    const seen = await review();
    const request = { branch: 'studio/greeting', message: seen.message, key: seen.key };
    small.put(about, 'block: ', 'block: no-');
    await expect(ask.commit(request)).rejects.toThrow(
      `Drafts cannot be committed. Fix or discard them first: ${about}`,
    );
    small.workspace.discard(about);
    await expect(ask.commit({ ...request, key: 'old' })).rejects.toThrow(/has changed since/);
    const { commit, count } = await ask.commit(request);
    expect(git('log', '-1', '--format=%H %an %s', 'studio/greeting')).toMatch(
      new RegExp(`^${commit}\\w+ Asha Kulkarni Page "home": .*"Hello" → "Good day"$`),
    );
    expect(count).toBe(1);
    expect(await differences()).toEqual([]);
    expect((await review()).proposed).toBe('studio/greeting');
  });

  it('says why the snapshots cannot be renewed, and can still commit', async () => {
    mkdirSync(join(small.root, 'tests/config/snapshots'), { recursive: true });
    small.write('tests/config/snapshots/home.txt', 'Hello');
    const own = checked(reviewHandlers({ ...studio, project: small.root }));
    expect(own.takeSnapshots()).toMatchObject({ state: 'running' });
    vi.useRealTimers();
    await vi.waitUntil(() => own.snapshots().state !== 'running', { timeout: 60_000 });
    expect(own.snapshots()).toMatchObject({ state: 'failed', fault: expect.stringContaining('drawn') as string });
  });

  it('shows the new outcome of an example, and accepts it as one step', async () => {
    const form = 'config/forms/ask.yaml';
    const before = small.read(form);
    const message = /minLength: (At least two letters)/.exec(before)![1]!;
    small.put(form, `minLength: ${message}`, 'minLength: Say more');
    await small.settled();
    const { outcomes } = await review();
    expect(outcomes.length).toBeGreaterThan(0);
    expect(outcomes[0]!.differences[0]).toMatchObject({ declared: `"${message}"`, came: '"Say more"' });
    ask.takeOver({ ids: outcomes.map(({ id }) => id) });
    expect(small.workspace.textOf(form)).toBe(before.replaceAll(message, 'Say more'));
    expect(studio.history.last?.label).toBe('the new results of examples');
    await small.settled();
    expect((await review()).outcomes).toEqual([]);
  });

  it('says what the changes do to drafts of a wizard, and nothing of a change that touches none', async () => {
    small.put(home, 'heading: Hello', 'heading: Good day');
    await small.settled();
    expect(await ask.underWay()).toEqual({ forms: [] });
    small.put('config/wizards/quote.yaml', 'minimum: 18', 'minimum: 19');
    await small.settled();
    const { forms } = await ask.underWay();
    expect(forms.map(({ title }) => title)).toEqual(['Wizard "quote"']);
    const [{ sentences } = { sentences: [] }] = forms;
    const step = sentences.find(({ text }) => text.startsWith('Step "Who": 1 answer will be asked again'));
    expect(step?.more.join()).toMatch(/^"Age" in \d+ drafts?: it must be at least 19 \(before: 18\)/);
  });
});
