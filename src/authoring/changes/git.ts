import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChangeError } from './change-error.ts';

/** git failed. The message is the first line of its output; `said` is all of it. */
export class GitError extends ChangeError {
  constructor(
    message: string,
    readonly said: string,
  ) {
    super(message);
  }
}

export interface GitOptions {
  /** Standard input of git. */
  readonly input?: string | Buffer;
}

/**
 * Runs git in a folder, without a shell and without prompts. Returns its standard output. Throws a GitError, usually
 * with git's own message.
 */
export function git(root: string, args: readonly string[], { input = '' }: GitOptions = {}): Promise<Buffer> {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', GIT_OPTIONAL_LOCKS: '0' };
  return runProgram('git', args, { cwd: root, env, input }).catch((error: unknown) => {
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

const runProgram = (command: string, args: readonly string[], { input, ...options }: RunOptions): Promise<Buffer> =>
  new Promise((done, failed) => {
    const child = execFile(command, args, { ...options, maxBuffer: 1e9, encoding: 'buffer' }, (error, stdout, stderr) =>
      error ? failed(Object.assign(error, { stderr: stderr.toString() })) : done(stdout),
    );
    // A program that does not read its input may end before everything is written.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });

/** The standard output of git without the final line end; undefined if git fails. */
export const gitSays = (root: string, args: readonly string[]): Promise<string | undefined> =>
  git(root, args).then(
    (printed) => printed.toString().replace(/\n$/, ''),
    () => undefined,
  );

/** The full hash of a revision. Throws a ChangeError if it is unknown. */
export async function revision(root: string, ref: string): Promise<string> {
  // git would take a leading hyphen for an option.
  const known = /^[^-]/.test(ref)
    ? await gitSays(root, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`])
    : undefined;
  if (known !== undefined) return known;
  await git(root, ['rev-parse', '--git-dir']);
  throw new ChangeError(`git knows no revision "${ref}": name a branch, a tag, a commit, or HEAD~1.`);
}

/** Writes the config of a revision (and its contracts, if any) to a temporary folder. Call `remove` at the end. */
export async function checkOut(root: string, commit: string): Promise<{ readonly folder: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'site-before-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const has = async (part: string) => (await gitSays(root, ['cat-file', '-e', `${commit}:./${part}`])) !== undefined;
    if (!(await has('config'))) throw new ChangeError('There was no config/ at that revision.');
    const parts = (await has('schemas')) ? ['config', 'schemas'] : ['config'];
    await runProgram('tar', ['-x', '-C', folder], {
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
