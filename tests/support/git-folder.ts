import { execFileSync } from 'node:child_process';

/** Runs git in a folder, and returns what it prints. */
export const gitIn =
  (root: string) =>
  (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trimEnd();

/** Makes a folder a git repository, with the name of a user, and commits all its files. */
export function putUnderGit(root: string): void {
  const git = gitIn(root);
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Asha Kulkarni');
  git('config', 'user.email', 'asha@example.com');
  git('config', 'commit.gpgsign', 'false');
  git('config', 'core.hooksPath', '.git/hooks');
  git('add', '--all');
  git('commit', '--quiet', '-m', 'First');
}
