import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ChangeError } from './change-error.ts';
import { git, GitError, gitSays } from './git.ts';
import { headOf, untracked, type GitHead } from './working-tree.ts';

/** A commit to make. */
export interface CommitRequest {
  /** The branch that is checked out, or one that does not exist yet. */
  readonly branch: string;
  readonly message: string;
  /** Files of config/, and snapshots of them. Only these are committed, even if others have changed or are staged. */
  readonly files: readonly string[];
}

/** Branches that we never commit to, because other people build on them and publish them. */
const sharedBranches: readonly string[] = ['main', 'master', 'trunk'];

/** Whether changes reach this branch only by a review. */
const isShared = async (root: string, branch: string): Promise<boolean> => {
  const main = await gitSays(root, ['symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD']);
  return sharedBranches.includes(branch) || main === `origin/${branch}`;
};

/**
 * The branch to propose: the current one, or a new one of this name if the current one is shared or HEAD is detached.
 */
export async function proposedBranch(root: string, { branch }: GitHead, name: string): Promise<string> {
  if (branch !== undefined && !(await isShared(root, branch))) return branch;
  for (let number = 1; ; number += 1) {
    const one = number === 1 ? name : `${name}-${number}`;
    if (!(await branchExists(root, one))) return one;
  }
}

const branchExists = async (root: string, branch: string): Promise<boolean> =>
  (await gitSays(root, ['show-ref', '--verify', '--quiet', `refs/heads/${branch}`])) !== undefined;

/**
 * Commits files of config/ as they are on disk, with the author from git's settings. A new branch begins at the last
 * commit and is checked out. If git fails, everything is restored. Returns the full hash of the commit. Throws a
 * ChangeError that says what to do.
 */
export async function commit(root: string, { branch, message, files }: CommitRequest): Promise<string> {
  const head = await headOf(root);
  await mayCommit(root, head, { branch, message, files });
  const isNew = branch !== head.branch;
  const all = [...(await untracked(root)), ...(await untracked(root, 'tests/config/snapshots'))];
  const fresh = files.filter((file) => all.includes(file));
  try {
    if (fresh.length > 0) await git(root, [...literalPathspecs, 'add', '--intent-to-add', '--', ...fresh]);
    if (isNew) await git(root, ['checkout', '--quiet', '-b', branch]);
    await git(
      root,
      [...literalPathspecs, 'commit', '--only', '--quiet', '--cleanup=whitespace', '-F', '-', '--', ...files],
      {
        input: message,
      },
    );
  } catch (error) {
    await undo(root, head, { branch, fresh });
    throw error instanceof GitError ? new ChangeError(`git has committed nothing. Its message:\n${error.said}`) : error;
  }
  return (await headOf(root)).commit;
}

const committable = /^(?:config|tests\/config\/snapshots)\//;

/** A file name may look like a pattern. */
const literalPathspecs = ['--literal-pathspecs'];

/** Throws a ChangeError if git would reject the commit, or if we should not make it. */
async function mayCommit(root: string, head: GitHead, { branch, message, files }: CommitRequest): Promise<void> {
  if (files.length === 0)
    throw new ChangeError('There is nothing to commit: config is the same as in the last commit.');
  if (files.some((file) => !committable.test(file) || file.includes('/../')))
    throw new ChangeError('Only files of config, and snapshots of them, can be committed here.');
  if (message.trim() === '') throw new ChangeError('A commit needs a message: say what has changed.');
  for (const [name, what] of Object.entries(operationMarkers)) {
    const path = await gitSays(root, ['rev-parse', '--git-path', name]);
    if (path !== undefined && existsSync(resolve(root, path)))
      throw new ChangeError(`${what} is in progress in this repository. Finish it with git first.`);
  }
  if ((await gitSays(root, ['-c', 'user.useConfigOnly=true', 'var', 'GIT_AUTHOR_IDENT'])) === undefined)
    throw new ChangeError(
      'git does not know who you are. Tell it in a terminal: git config --global user.name "Your Name", and git config --global user.email you@example.com',
    );
  await mayBeBranch(root, head, branch);
}

/**
 * Files that git keeps during an operation. A rebase has one of two folders; REBASE_HEAD exists only if the rebase has
 * stopped at a commit. Rebases come first, because a rebase may have stopped at a cherry-pick of its own.
 */
const operationMarkers = {
  'rebase-merge': 'A rebase',
  'rebase-apply': 'A rebase',
  MERGE_HEAD: 'A merge',
  CHERRY_PICK_HEAD: 'A cherry-pick',
  REVERT_HEAD: 'A revert',
};

async function mayBeBranch(root: string, head: GitHead, branch: string): Promise<void> {
  const isName =
    !branch.startsWith('-') &&
    branch !== 'HEAD' &&
    (await gitSays(root, ['check-ref-format', `refs/heads/${branch}`])) !== undefined;
  if (!isName)
    throw new ChangeError(
      head.branch === undefined && branch === ''
        ? 'No branch is checked out (a detached HEAD). Name a new one for the commit.'
        : `A branch cannot be called "${branch}". Use letters, digits, hyphens and slashes.`,
    );
  if (await isShared(root, branch))
    throw new ChangeError(`Changes reach ${branch} by a review, so commit them to another branch. Name one.`);
  if (branch !== head.branch && (await branchExists(root, branch)))
    throw new ChangeError(`The branch ${branch} exists already. Name another one, or check that one out with git.`);
}

/** Undoes the steps before a failed commit. */
async function undo(
  root: string,
  head: GitHead,
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
    await gitSays(root, [
      ...literalPathspecs,
      'rm',
      '--cached',
      '--force',
      '--quiet',
      '--ignore-unmatch',
      '--',
      ...fresh,
    ]);
}
