import { ChangeError } from './change-error.ts';
import { git, gitSays } from './git.ts';

/** The HEAD of a working tree. */
export interface GitHead {
  /** The full hash of the last commit. */
  readonly commit: string;
  /** The branch that is checked out; undefined if HEAD is detached. */
  readonly branch: string | undefined;
}

/** Throws a ChangeError if git, the repository or a first commit is missing. */
export async function headOf(root: string): Promise<GitHead> {
  await git(root, ['rev-parse', '--git-dir']);
  const commit = await gitSays(root, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  if (commit === undefined) throw new ChangeError('This repository has no commit yet. Make the first one with git.');
  const branch = await gitSays(root, ['symbolic-ref', '--quiet', '--short', 'HEAD']);
  return { commit, branch };
}

const pathsIn = (printed: Buffer): string[] => printed.toString().split('\0').filter(Boolean);

/** A temporary file of an atomic write. */
const isPassing = /\/\.[0-9a-f]+\.tmp$/;

/** The files of config/ that differ from the last commit, new ones included, as git sees them. */
export async function differing(root: string): Promise<string[]> {
  const [changed, fresh] = await Promise.all([
    git(root, ['diff', '--name-only', '-z', '--no-renames', '--no-ext-diff', '--relative', 'HEAD', '--', 'config']),
    untracked(root),
  ]);
  return [...new Set([...pathsIn(changed), ...fresh])].filter((file) => !isPassing.test(file)).sort();
}

/** The files of config/, or of a folder, that git does not know yet and does not ignore. */
export const untracked = async (root: string, folder = 'config'): Promise<string[]> =>
  pathsIn(await git(root, ['ls-files', '-z', '--others', '--exclude-standard', '--', folder]));

/** The content of a file in a commit; undefined if the commit does not have it. Throws a GitError if git fails. */
export async function committed(root: string, file: string, commit = 'HEAD'): Promise<Buffer | undefined> {
  try {
    // Applies the filters of the repository, so that line ends are those of the working tree.
    return await git(root, ['cat-file', '--filters', `${commit}:./${file}`]);
  } catch (error) {
    // git's message may be in any language, so check separately whether the commit has the file.
    const listed = await git(root, ['ls-tree', '-z', commit, '--', `./${file}`]);
    if (/^\d+ blob /.test(listed.toString())) throw error;
    return undefined;
  }
}
