import { execFile } from 'node:child_process';
import { chownSync, copyFileSync, existsSync, linkSync, mkdirSync, readFileSync } from 'node:fs';
import { readdirSync, readlinkSync, realpathSync, statSync, symlinkSync } from 'node:fs';
import { basename, delimiter, dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { cacheFolder } from '../../../src/compiler/cache/folder.js';
import { readCopy, readDockerfile, type Stage } from './dockerfile.ts';

/** A stage of a Dockerfile, built in a folder instead of its file system. */
export interface Image {
  /** The folder of a path of the image: `at('/data')`. A relative path starts at WORKDIR. */
  at(path: string): string;
  readonly env: Record<string, string>;
  readonly user: string;
  readonly volumes: readonly string[];
  readonly health: readonly string[];
  readonly command: readonly string[];
}

/** The user `node` of Node's images. */
export const nodeUser = { uid: 1000, gid: 1000 };

export const isRoot = process.getuid?.() === 0;

/** The environment of a container: only PATH from that of the tests. */
export const environment = (more: Record<string, string>): NodeJS.ProcessEnv => ({
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
  ...more,
});

/**
 * Carries out the Dockerfile of a project below `folder`, without Docker, and returns the last stage. Each COPY and RUN
 * is done as it is written, with these differences:
 * - The base is this machine: its Node and its npm.
 * - `npm ci` only checks the lock file. The packages and the compiler's cache are hard links to those of the project.
 * - npm is offline.
 * - Only root can give files to another user.
 * Throws at an instruction that it does not know.
 */
export async function makeImage(project: string, folder: string): Promise<Image> {
  const made = new Map<string, Work>();
  const stages = readDockerfile(readFileSync(join(project, 'Dockerfile'), 'utf8'));
  for (const [index, stage] of stages.entries())
    made.set(stage.name ?? String(index), await makeStage(stage, join(folder, String(index)), project, made));
  return [...made.values()].at(-1)!;
}

class Work implements Image {
  workdir = '/';
  env: Record<string, string> = {};
  user = 'root';
  volumes: string[] = [];
  health: string[] = [];
  command: string[] = [];

  constructor(private readonly root: string) {
    mkdirSync(root);
  }

  readonly at = (path: string): string => join(this.root, resolve(this.workdir, path));
}

async function makeStage(
  stage: Stage,
  root: string,
  project: string,
  others: ReadonlyMap<string, Work>,
): Promise<Work> {
  const work = new Work(root);
  for (const { name, text } of stage.steps) {
    if (name === 'COPY') copy(text, work, project, others);
    else if (name === 'RUN') await run(text, work, project);
    else if (settings[name]) settings[name](work, text);
    else throw new Error(`The Dockerfile has an instruction that is not known here: ${name} ${text}`);
  }
  return work;
}

/** Instructions that only set metadata of the image. */
const settings: Readonly<Record<string, (work: Work, text: string) => void>> = {
  WORKDIR: (work, text) => {
    work.workdir = resolve(work.workdir, text);
    mkdirSync(work.at('.'), { recursive: true });
  },
  ENV: (work, text) => {
    for (const [, name, value] of text.matchAll(/(\w+)=(\S+)/g)) work.env[name!] = value!;
  },
  USER: (work, text) => (work.user = text),
  VOLUME: (work, text) => work.volumes.push(text),
  EXPOSE: () => {},
  HEALTHCHECK: (work, text) => (work.health = wordsOf(text.slice(text.indexOf('CMD ') + 4))),
  CMD: (work, text) => (work.command = wordsOf(text)),
};

/** A command in its JSON form, the only one that runs without a shell. */
const wordsOf = (text: string): string[] => JSON.parse(text) as string[];

function copy(text: string, work: Work, project: string, others: ReadonlyMap<string, Work>): void {
  const { from, owner, sources, target } = readCopy(text);
  for (const source of sources) {
    const path = from === undefined ? join(project, source) : others.get(from)!.at(source);
    const isFolder = statSync(path).isDirectory();
    const place = work.at(!isFolder && target.endsWith('/') ? join(target, basename(source)) : target);
    // Hard links share their owner. Links save time only for the many packages.
    copyTree(path, place, path.endsWith('node_modules') && owner === undefined);
    if (owner !== undefined && isRoot) giveTo(place, owner);
  }
}

function giveTo(path: string, owner: string): void {
  if (owner !== 'node:node') throw new Error(`The image has no user ${owner}`);
  for (const entry of statSync(path).isDirectory() ? readdirSync(path) : []) giveTo(join(path, entry), owner);
  chownSync(path, nodeUser.uid, nodeUser.gid);
}

async function run(text: string, work: Work, project: string): Promise<void> {
  if (/(?:^|[\s=])[/~]/.test(text)) throw new Error(`Would leave the folder of the test: RUN ${text}`);
  const isInstall = text === 'npm ci';
  await promisify(execFile)('sh', ['-c', isInstall ? 'npm ci --dry-run' : text], {
    cwd: work.at('.'),
    env: environment({ HOME: work.at('/root'), npm_config_offline: 'true', ...work.env }),
  });
  if (isInstall) installFrom(project, work.at('node_modules'));
}

/** The packages without caches of tests and tools, and the cache of this code. */
function installFrom(project: string, target: string): void {
  const packages = realpathSync(join(project, 'node_modules'));
  mkdirSync(target);
  for (const name of readdirSync(packages).filter((name) => !name.startsWith('.') || name === '.bin'))
    copyTree(join(packages, name), join(target, name), true);
  // npm writes into this one.
  copyFileSync(join(packages, '.package-lock.json'), join(target, '.package-lock.json'));
  for (const folder of [cacheFolder(project), join(project, 'node_modules/.cache/photos')])
    if (folder !== undefined && existsSync(folder))
      copyTree(folder, join(target, relative(join(project, 'node_modules'), folder)), true);
}

/** Copies a file or folder, or makes hard links. Skips files that disappear meanwhile, as those of a cache may. */
function copyTree(source: string, target: string, linked: boolean): void {
  mkdirSync(dirname(target), { recursive: true });
  if (!statSync(source).isDirectory()) return copyFile(source, target, linked);
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    if (entry.isDirectory()) copyTree(from, to, linked);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else copyFile(from, to, linked);
  }
}

function copyFile(source: string, target: string, linked: boolean): void {
  try {
    if (linked) linkSync(source, target);
    else copyFileSync(source, target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another disk, or a system that forbids hard links to files of other users.
    if (linked && ['EXDEV', 'EPERM', 'EMLINK'].includes(code ?? '')) return copyFile(source, target, false);
    if (code !== 'ENOENT') throw error;
  }
}
