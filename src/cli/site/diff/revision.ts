import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exit, Refusal } from '../../kit/command.ts';

/** Run git in a folder. Throws a Refusal, mostly with git's own words. */
export function git(root: string, ...args: string[]): Buffer {
  try {
    return execFileSync('git', args, { cwd: root, maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { code, stderr } = error as { code?: string; stderr?: Buffer };
    if (code === 'ENOENT') throw new Refusal('git is not installed.', exit.failed);
    const [says = ''] = String(stderr).trim().split('\n');
    throw new Refusal(
      /not a git repository/.test(says)
        ? 'This folder is not under git, so there is no earlier version to compare with.'
        : says || 'git failed.',
      exit.failed,
    );
  }
}

/** The full name of a revision. Throws a Refusal when git knows none of that name. */
export function revision(root: string, ref: string): string {
  // A word that starts with a hyphen would be an option.
  const known = /^[^-]/.test(ref)
    ? attempt(() => git(root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`).toString().trim())
    : undefined;
  if (known !== undefined) return known;
  git(root, 'rev-parse', '--git-dir');
  throw new Refusal(`git knows no revision "${ref}": name a branch, a tag, a commit, or HEAD~1.`, exit.failed);
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * The config (and the contracts, where the revision has them) as they were, in a folder of their own. Call `remove` at
 * the end.
 */
export function checkOut(root: string, commit: string): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'site-before-'));
  const parts = ['config', 'schemas'].filter(
    (part) => attempt(() => git(root, 'cat-file', '-e', `${commit}:./${part}`)) !== undefined,
  );
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    if (!parts.includes('config')) throw new Refusal('There was no config/ at that revision.', exit.failed);
    execFileSync('tar', ['-x', '-C', folder], {
      input: git(root, 'archive', '--format=tar', commit, ...parts),
      maxBuffer: 1e9,
    });
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}

/** Whether the folder has contracts of its own. */
export const hasSchemas = (folder: string): boolean => existsSync(join(folder, 'schemas/page.schema.json'));
