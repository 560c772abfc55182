import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ChangeError } from './change-error.ts';
import { git, GitError, gitSays } from './git.ts';
import { headOf, untracked, type Head } from './working-tree.ts';

/** What is to be committed, and where. */
export interface Wanted {
  /** The branch that is checked out, or one that does not exist yet. */
  readonly branch: string;
  readonly message: string;
  /** Files of config/. Nothing else is committed, whatever else has changed or is staged. */
  readonly files: readonly string[];
}

/** Branches that no commit goes to from here: others build on them, and publish what they hold. */
const shared: readonly string[] = ['main', 'master', 'trunk'];

/** Whether commits to a branch are left to git and to a review. */
export const isShared = async (root: string, branch: string): Promise<boolean> => {
  const main = await gitSays(root, ['symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD']);
  return shared.includes(branch) || main === `origin/${branch}`;
};

/** The branch to propose: that of the person, or a new one of this name where they are on a shared one or on none. */
export async function proposedBranch(root: string, { branch }: Head, name: string): Promise<string> {
  if (branch !== undefined && !(await isShared(root, branch))) return branch;
  for (let number = 1; ; number += 1) {
    const one = number === 1 ? name : `${name}-${number}`;
    if (!(await exists(root, one))) return one;
  }
}

const exists = async (root: string, branch: string): Promise<boolean> =>
  (await gitSays(root, ['show-ref', '--verify', '--quiet', `refs/heads/${branch}`])) !== undefined;

/**
 * Commits files of config/ as they lie on the disk, in the name that git knows. A new branch begins at the last commit
 * and is checked out. When git refuses, everything is as it was before.
 * Returns the full name of the commit. Throws a ChangeError that says what to do.
 */
export async function commit(root: string, { branch, message, files }: Wanted): Promise<string> {
  const head = await headOf(root);
  await mayCommit(root, head, { branch, message, files });
  const isNew = branch !== head.branch;
  const all = await untracked(root);
  const fresh = files.filter((file) => all.includes(file));
  try {
    if (fresh.length > 0) await git(root, [...literally, 'add', '--intent-to-add', '--', ...fresh]);
    if (isNew) await git(root, ['checkout', '--quiet', '-b', branch]);
    await git(root, [...literally, 'commit', '--only', '--quiet', '--cleanup=whitespace', '-F', '-', '--', ...files], {
      input: message,
    });
  } catch (error) {
    await undo(root, head, { branch, fresh });
    throw error instanceof GitError ? new ChangeError(`git has committed nothing, and says:\n${error.said}`) : error;
  }
  return (await headOf(root)).commit;
}

/** A file may be named like a pattern. */
const literally = ['--literal-pathspecs'];

/** Throws a ChangeError when it is known before that git would refuse, or that it should not be asked. */
async function mayCommit(root: string, head: Head, { branch, message, files }: Wanted): Promise<void> {
  if (files.length === 0) throw new ChangeError('There is nothing to commit: config is as the last commit has it.');
  if (files.some((file) => !file.startsWith('config/') || file.includes('/../')))
    throw new ChangeError('Only files of config are committed from here.');
  if (message.trim() === '') throw new ChangeError('A commit has a message: say what has changed.');
  for (const [name, what] of Object.entries(underWay)) {
    const path = await gitSays(root, ['rev-parse', '--git-path', name]);
    if (path !== undefined && existsSync(resolve(root, path)))
      throw new ChangeError(`${what} is under way in this repository. Finish it with git first.`);
  }
  if ((await gitSays(root, ['-c', 'user.useConfigOnly=true', 'var', 'GIT_AUTHOR_IDENT'])) === undefined)
    throw new ChangeError(
      'git does not know who you are. Tell it in a terminal: git config --global user.name "Your Name", and git config --global user.email you@example.com',
    );
  await mayBeBranch(root, head, branch);
}

/**
 * What git keeps while something is under way. A rebase has a folder, of one or the other name; REBASE_HEAD is there
 * only where it has stopped at a commit. It comes first, because it may have stopped at a cherry-pick of its own.
 */
const underWay = {
  'rebase-merge': 'A rebase',
  'rebase-apply': 'A rebase',
  MERGE_HEAD: 'A merge',
  CHERRY_PICK_HEAD: 'A cherry-pick',
  REVERT_HEAD: 'A revert',
};

async function mayBeBranch(root: string, head: Head, branch: string): Promise<void> {
  const isName =
    !branch.startsWith('-') &&
    branch !== 'HEAD' &&
    (await gitSays(root, ['check-ref-format', `refs/heads/${branch}`])) !== undefined;
  if (!isName)
    throw new ChangeError(
      head.branch === undefined && branch === ''
        ? 'No branch is checked out (a detached HEAD). Name a new one for the commit.'
        : `A branch cannot be called "${branch}". Take letters, digits, hyphens and slashes.`,
    );
  if (await isShared(root, branch))
    throw new ChangeError(`Changes come to ${branch} by a review, so they are committed on another branch. Name one.`);
  if (branch !== head.branch && (await exists(root, branch)))
    throw new ChangeError(`There is a branch ${branch} already. Name another one, or check that one out with git.`);
}

/** Takes back what came before a commit that failed. */
async function undo(
  root: string,
  head: Head,
  { branch, fresh }: { readonly branch: string; readonly fresh: readonly string[] },
): Promise<void> {
  const now = await headOf(root);
  if (now.branch === branch && branch !== head.branch) {
    const back =
      head.branch === undefined
        ? ['checkout', '--quiet', '--detach', head.commit]
        : ['symbolic-ref', 'HEAD', `refs/heads/${head.branch}`];
    await gitSays(root, back);
    await gitSays(root, ['branch', '--quiet', '-D', '--', branch]);
  }
  if (fresh.length > 0)
    await gitSays(root, [...literally, 'rm', '--cached', '--force', '--quiet', '--ignore-unmatch', '--', ...fresh]);
}
