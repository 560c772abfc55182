import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { linkPackages } from '../support/packages.ts';
import type { Edit, Run, Write } from './guide.ts';
import { difference } from './printed.ts';

const project = realpathSync(join(import.meta.dirname, '../..'));

/** A file's text after a guide's edit. Throws unless its lines are there exactly once. */
export function edited({ at, file, before, after }: Edit, text: string): string {
  const times = `\n${text}`.split(`\n${before}`).length - 1;
  if (times !== 1)
    throw new Error(`${at}: these lines are ${times === 0 ? 'not' : `${times} times`} in ${file}:\n${before}`);
  return `\n${text}`.replace(`\n${before}`, () => `\n${after}`).slice(1);
}

/** Folders that are not source, or are generated. */
const excluded = new Set(['node_modules', 'dist', 'data', 'test-results', 'playwright-report', 'coverage', '.git']);

/** A copy of the project to follow guides in, with its current state committed. */
export class Trial {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'guides-')));

  /** `prepare` changes the copy before it is committed. */
  constructor(prepare: (root: string) => void = () => {}) {
    cpSync(project, this.root, { recursive: true, filter: (path) => !excluded.has(path.slice(project.length + 1)) });
    // Vite's cache beside the packages differs between project folders. The cache of the compiler does not.
    linkPackages(project, this.root, /^\.vite/);
    prepare(this.root);
    this.git('init', '-q');
    this.git('add', '.');
    this.git('commit', '-q', '-m', 'As it was');
  }

  /** Restores the project's current state. */
  restore(): void {
    this.git('reset', '-q', '--hard');
    this.git('clean', '-q', '-f', '-d');
  }

  /** Writes a guide's new file. Throws if the file exists. */
  write({ at, file, text }: Write): void {
    const path = join(this.root, file);
    if (existsSync(path)) throw new Error(`${at}: ${file} already exists: show its edit as a diff`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /** Makes a guide's edit. Throws unless its lines are in the file exactly once. */
  edit(edit: Edit): void {
    const path = join(this.root, edit.file);
    if (!existsSync(path)) throw new Error(`${edit.at}: there is no ${edit.file}`);
    writeFileSync(path, edited(edit, readFileSync(path, 'utf8')));
  }

  /**
   * Runs a guide's command, on the site of the copy or of another folder. Throws if the output differs from the guide.
   */
  run({ at, command, prints }: Run, site = this.root): void {
    const { stdout, error } = spawnSync(`${command} 2>&1`, {
      cwd: this.root,
      env: { ...environment(), ...(site !== this.root && { SITE_ROOT: site }) },
      shell: true,
      encoding: 'utf8',
      // Only ends a command that hangs: on a busy machine one that looks at every day to come takes minutes.
      timeout: 540_000,
    });
    if (error) throw new Error(`${at}: $ ${command}\n${error.message}`);
    const why = difference(prints, stdout.replaceAll(this.root, '(root)'));
    if (why !== undefined) throw new Error(`${at}: $ ${command}\n${why}`);
  }

  /** Makes the type checker check only these files and their imports, without the project's cache. */
  narrowTypes(include: readonly string[]): void {
    const file = join(this.root, 'tsconfig.json');
    const { compilerOptions } = JSON.parse(readFileSync(file, 'utf8')) as { compilerOptions: object };
    const own = { ...compilerOptions, incremental: true, tsBuildInfoFile: 'test-results/types.tsbuildinfo' };
    writeFileSync(file, JSON.stringify({ compilerOptions: own, include }));
  }

  /** The simulated visitors of a server that was stopped may still write there for a moment. */
  remove(): void {
    rmSync(this.root, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }

  private git(...args: string[]): void {
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.in', '-c', 'init.defaultBranch=main', ...args], {
      cwd: this.root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
}

/** The environment of a person at a terminal, without the variables of the running tests. */
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries({ ...process.env, NO_COLOR: '1' }).filter(
      ([name]) => !/^(VITEST|VITE_|TEST$|NODE_ENV$|NODE_OPTIONS$|FORCE_COLOR$|SITE_ROOT$|npm_)/.test(name),
    ),
  );
