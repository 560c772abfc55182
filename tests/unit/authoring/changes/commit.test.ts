import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commit, proposedBranch } from '../../../../src/authoring/changes/commit.ts';
import { differing, headOf } from '../../../../src/authoring/changes/working-tree.ts';
import { Repository } from './repository.ts';

const home = 'config/pages/home.yaml';
const fresh = 'config/pages/new page [1].yaml';
const gone = 'config/pages/gone.yaml';

let repository: Repository;
beforeEach(() => {
  repository = new Repository({
    [home]: 'title: Home\n',
    [gone]: 'title: Gone\n',
    'src/code.ts': 'one\n',
    'README.md': 'Read\n',
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  repository.remove();
});

/** Changes of all kinds, in config and beside it. */
function change(): void {
  repository.write(home, 'title: House\n');
  repository.write(fresh, 'title: New\n');
  repository.git('rm', '--quiet', gone);
  repository.write('src/code.ts', 'two\n');
  repository.git('add', 'src/code.ts');
  repository.write('src/code.ts', 'three\n');
  repository.write('README.md', 'Write\n');
  repository.write('notes.txt', 'mine\n');
}

const files = [gone, home, fresh].sort();
const wanted = {
  branch: 'studio/house',
  message: 'Change the house\n\n- with "quotes", $(touch x) and `ticks`\n',
  files,
};
const status = () => repository.git('status', '--porcelain=v1', '--untracked-files=all');

describe('a commit', () => {
  it('contains the snapshots that were taken with it', async () => {
    const snapshot = 'tests/config/snapshots/pages/home.txt';
    repository.write(home, 'title: House\n');
    repository.write(snapshot, 'House\n');
    await commit(repository.root, { ...wanted, files: [home, snapshot] });
    expect(repository.git('show', '--name-only', '--format=', 'HEAD').split('\n')).toEqual([home, snapshot]);
    expect(status()).toBe('');
  });

  it('has only files of config, on a new branch, by the person as author; everything else stays unchanged', async () => {
    change();
    expect(await differing(repository.root)).toEqual(files);
    const made = await commit(repository.root, wanted);
    expect(repository.git('log', '-1', '--format=%H %an <%ae> %B')).toBe(
      `${made} Asha Kulkarni <asha@example.com> ${wanted.message.trim()}`,
    );
    expect(repository.git('branch', '--show-current')).toBe('studio/house');
    expect(repository.git('diff', '--name-status', '-z', 'main', 'studio/house').split('\0').filter(Boolean)).toEqual([
      ...['D', gone, 'M', home, 'A', fresh],
    ]);
    expect(status()).toBe(' M README.md\nMM src/code.ts\n?? notes.txt'.replace(/^/, ''));
    expect(repository.git('show', ':src/code.ts')).toBe('two');
    expect(await differing(repository.root)).toEqual([]);
  });

  it('goes to the current branch if that is not a shared one', async () => {
    repository.git('checkout', '--quiet', '-b', 'words');
    change();
    const head = await headOf(repository.root);
    expect(await proposedBranch(repository.root, head, 'studio/x')).toBe('words');
    await commit(repository.root, { ...wanted, branch: 'words' });
    expect(repository.git('log', '--format=%s', 'main..words')).toBe('Change the house');
  });

  it('proposes a new branch on main, with a number if the name is taken', async () => {
    const head = await headOf(repository.root);
    expect(await proposedBranch(repository.root, head, 'studio/x')).toBe('studio/x');
    repository.git('branch', 'studio/x');
    expect(await proposedBranch(repository.root, head, 'studio/x')).toBe('studio/x-2');
  });

  it('creates a branch if HEAD is detached', async () => {
    repository.git('checkout', '--quiet', '--detach');
    change();
    await commit(repository.root, wanted);
    expect(repository.git('branch', '--show-current')).toBe('studio/house');
  });
});

describe('a commit refused by git or Studio changes nothing', () => {
  const state = () => [status(), repository.git('branch', '--list'), repository.git('rev-parse', 'HEAD')];

  it.each([
    ['a hook that fails', () => repository.hook('pre-commit', 1), {}, /the hook says no/],
    ['a message hook that fails', () => repository.hook('commit-msg', 1), {}, /the hook says no/],
    ['main', () => undefined, { branch: 'main' }, /main by a review/],
    ['an existing branch', () => repository.git('branch', 'studio/house'), {}, /already/],
    ['an option in place of a branch', () => undefined, { branch: '--force' }, /cannot be called/],
    ['a name that git would expand', () => undefined, { branch: '@{-1}' }, /cannot be called/],
    ['no name', () => undefined, { branch: '' }, /cannot be called/],
    ['an empty message', () => undefined, { message: ' \n' }, /needs a message/],
    ['no file', () => undefined, { files: [] }, /nothing to commit/],
    ['a file beside config', () => undefined, { files: ['README.md'] }, /Only files of config/],
    ['a path out of config', () => undefined, { files: ['config/../README.md'] }, /Only files of config/],
    [
      'a person without a name',
      () => {
        repository.git('config', '--unset', 'user.name');
        repository.git('config', '--unset', 'user.email');
      },
      {},
      /does not know who you are/,
    ],
  ])('%s', async (_, prepare, part, words) => {
    change();
    prepare();
    const before = state();
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
    vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');
    await expect(commit(repository.root, { ...wanted, ...part })).rejects.toThrow(words);
    expect(state()).toEqual(before);
  });

  it('an unfinished merge', async () => {
    repository.git('checkout', '--quiet', '-b', 'other');
    repository.write(home, 'title: Other\n');
    repository.git('commit', '--quiet', '--all', '-m', 'Other');
    repository.git('checkout', '--quiet', '-b', 'mine', 'main');
    repository.write('src/code.ts', 'mine\n');
    repository.git('commit', '--quiet', '--all', '-m', 'Mine');
    repository.git('merge', '--no-commit', '--no-ff', 'other');
    await expect(commit(repository.root, { ...wanted, files: [home] })).rejects.toThrow(/A merge is in progress/);
  });

  it.each([
    ['at a conflict', [], ['rebase', 'other']],
    ['between two commits', ['-c', 'sequence.editor=echo break >'], ['rebase', '--interactive', 'other']],
  ])('a rebase that has stopped %s', async (_, settings, rebase) => {
    repository.git('checkout', '--quiet', '-b', 'other');
    repository.write(home, 'title: Other\n');
    repository.git('commit', '--quiet', '--all', '-m', 'Other');
    repository.git('checkout', '--quiet', '-b', 'mine', 'main');
    repository.write(home, 'title: Mine\n');
    repository.git('commit', '--quiet', '--all', '-m', 'Mine');
    // git itself reports the first one as failed.
    expect(() => (repository.git(...settings, ...rebase), repository.git('symbolic-ref', 'HEAD'))).toThrow();
    repository.write(home, 'title: Both\n');
    const before = state();
    await expect(commit(repository.root, { ...wanted, files: [home] })).rejects.toThrow(/A rebase is in progress/);
    expect(state()).toEqual(before);
  });

  it('a detached HEAD without a branch name', async () => {
    repository.git('checkout', '--quiet', '--detach');
    change();
    await expect(commit(repository.root, { ...wanted, branch: '' })).rejects.toThrow(/detached HEAD/);
  });
});

describe('without a commit to compare with', () => {
  it('reports a missing repository', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'no-repository-'));
    await expect(headOf(folder)).rejects.toThrow(/not under git/);
    rmSync(folder, { recursive: true });
  });

  it('reports a missing commit', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'no-commit-'));
    const empty = new Repository({ [home]: '' });
    empty.git('checkout', '--quiet', '--orphan', 'empty');
    await expect(headOf(empty.root)).rejects.toThrow(/no commit yet/);
    empty.remove();
    rmSync(folder, { recursive: true });
  });

  it('reports that git is missing', async () => {
    const saved = process.env.PATH;
    process.env.PATH = '';
    try {
      await expect(headOf(repository.root)).rejects.toThrow('git is not installed.');
    } finally {
      process.env.PATH = saved;
    }
  });
});
