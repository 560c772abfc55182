import { ChangeError } from './change-error.ts';
import { git, gitSays } from './git.ts';

/** Where a working tree stands. */
export interface Head {
  /** The full name of the last commit. */
  readonly commit: string;
  /** The branch that is checked out; undefined where HEAD is on none. */
  readonly branch: string | undefined;
}

/** Throws a ChangeError where there is no git, no repository or no commit yet. */
export async function headOf(root: string): Promise<Head> {
  await git(root, ['rev-parse', '--git-dir']);
  const commit = await gitSays(root, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  if (commit === undefined) throw new ChangeError('This repository has no commit yet. Make the first one with git.');
  const branch = await gitSays(root, ['symbolic-ref', '--quiet', '--short', 'HEAD']);
  return { commit, branch };
}

const names = (printed: Buffer): string[] => printed.toString().split('\0').filter(Boolean);

/** A file that is written beside another one, and takes its place in a moment. */
const isPassing = /\/\.[0-9a-f]+\.tmp$/;

/** The files of config/ that differ from the last commit, new ones included, as git sees them. */
export async function differing(root: string): Promise<string[]> {
  const [changed, fresh] = await Promise.all([
    git(root, ['diff', '--name-only', '-z', '--no-renames', '--no-ext-diff', '--relative', 'HEAD', '--', 'config']),
    untracked(root),
  ]);
  return [...new Set([...names(changed), ...fresh])].filter((file) => !isPassing.test(file)).sort();
}

/** The files of config/ that git does not know yet and does not ignore. */
export const untracked = async (root: string): Promise<string[]> =>
  names(await git(root, ['ls-files', '-z', '--others', '--exclude-standard', '--', 'config']));

/** What a commit has of a file; undefined where it has none. Throws a GitError where git cannot say it. */
export async function committed(root: string, file: string, commit = 'HEAD'): Promise<Buffer | undefined> {
  try {
    // Filters of the repository give a file the line ends that it has in the tree.
    return await git(root, ['cat-file', '--filters', `${commit}:./${file}`]);
  } catch (error) {
    // Why git refuses, it says in the language of its user: whether the commit has the file is asked by itself.
    const listed = await git(root, ['ls-tree', '-z', commit, '--', `./${file}`]);
    if (/^\d+ blob /.test(listed.toString())) throw error;
    return undefined;
  }
}
