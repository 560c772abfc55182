import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChangeError } from './change-error.ts';

/** What git has said when it refused: the first line for people, and all of it. */
export class GitError extends ChangeError {
  constructor(
    message: string,
    readonly said: string,
  ) {
    super(message);
  }
}

export interface GitOptions {
  /** What git reads from its standard input. */
  readonly input?: string | Buffer;
}

/**
 * Runs git in a folder, without a shell, and without asking anything at the terminal. Gives what it prints. Throws a
 * GitError, mostly with git's own words.
 */
export function git(root: string, args: readonly string[], { input = '' }: GitOptions = {}): Promise<Buffer> {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', GIT_OPTIONAL_LOCKS: '0' };
  return run('git', args, { cwd: root, env, input }).catch((error: unknown) => {
    const { code, stderr } = error as { code?: string | number; stderr?: string };
    if (code === 'ENOENT') throw new GitError('git is not installed.', '');
    const said = String(stderr ?? '').trim();
    const [says = ''] = said.split('\n');
    throw new GitError(
      /not a git repository/.test(says)
        ? 'This folder is not under git, so there is no earlier version to compare with.'
        : says || 'git failed.',
      said,
    );
  });
}

interface RunOptions {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly input: string | Buffer;
}

const run = (command: string, args: readonly string[], { input, ...options }: RunOptions): Promise<Buffer> =>
  new Promise((done, failed) => {
    const child = execFile(
      command,
      args,
      { ...options, maxBuffer: 1e9, encoding: 'buffer' },
      (error, stdout, stderr) => (error ? failed(Object.assign(error, { stderr: stderr.toString() })) : done(stdout)),
    );
    // A program that reads nothing may have ended before all is written.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });

/** What git prints, as a text without the line end behind it; undefined when it refuses. */
export const gitSays = (root: string, args: readonly string[]): Promise<string | undefined> =>
  git(root, args).then(
    (printed) => printed.toString().replace(/\n$/, ''),
    () => undefined,
  );

/** The full name of a revision. Throws a ChangeError when git knows none of that name. */
export async function revision(root: string, ref: string): Promise<string> {
  // A word that starts with a hyphen would be an option.
  const known = /^[^-]/.test(ref)
    ? await gitSays(root, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`])
    : undefined;
  if (known !== undefined) return known;
  await git(root, ['rev-parse', '--git-dir']);
  throw new ChangeError(`git knows no revision "${ref}": name a branch, a tag, a commit, or HEAD~1.`);
}

/**
 * The config (and the contracts, where the revision has them) as they were, in a folder of their own. Call `remove` at
 * the end.
 */
export async function checkOut(root: string, commit: string): Promise<{ readonly folder: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'site-before-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const has = async (part: string) => (await gitSays(root, ['cat-file', '-e', `${commit}:./${part}`])) !== undefined;
    if (!(await has('config'))) throw new ChangeError('There was no config/ at that revision.');
    const parts = (await has('schemas')) ? ['config', 'schemas'] : ['config'];
    await run('tar', ['-x', '-C', folder], {
      cwd: folder,
      input: await git(root, ['archive', '--format=tar', commit, ...parts]),
    });
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}

/** Whether the folder has contracts of its own. */
export const hasSchemas = (folder: string): boolean => existsSync(join(folder, 'schemas/page.schema.json'));
