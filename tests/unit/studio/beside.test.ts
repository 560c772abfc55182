import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pictures } from '../../../src/studio/review/server/pictures.ts';
import { Preview } from '../../../src/studio/review/server/preview.ts';
import { prune } from '../../../src/studio/review/server/prune.ts';
import { gitIn, putUnderGit } from '../../support/git-folder.ts';
import { smallStudio, type SmallStudio } from './base-site.ts';

/** Tasks of Studio with their own processes and folders. */
const project = join(import.meta.dirname, '../../..');
const { execPath } = process;

let studio: SmallStudio;
let temporary: string;
let ending: AbortController;
beforeEach(() => {
  studio = smallStudio();
  temporary = mkdtempSync(join(tmpdir(), 'beside-'));
  vi.stubEnv('TMPDIR', temporary);
  ending = new AbortController();
});
afterEach(() => {
  process.execPath = execPath;
  vi.unstubAllEnvs();
  studio.remove();
  rmSync(temporary, { recursive: true, force: true });
});

const options = () => ({
  project,
  root: studio.root,
  cache: join(studio.root, 'cache/pictures'),
  workspace: studio.workspace,
  ended: ending.signal,
});
const copies = () => readdirSync(temporary).filter((name) => name.startsWith('site-'));

describe('a preview', () => {
  it('that cannot start reports an error, leaves no folder, and can be requested again', () => {
    const preview = new Preview(options());
    studio.workspace.unsaved.set('config/site.yaml/x', 'There is no such folder.');
    preview.begin();
    expect(preview.answer).toMatchObject({ state: 'failed' });
    expect(copies()).toEqual([]);
    preview.begin();
    expect(preview.answer).toMatchObject({ state: 'failed' });
  });

  it('in progress ends with Studio, and its folders are deleted', () => {
    const preview = new Preview(options());
    preview.begin();
    expect(preview.answer).toEqual({ state: 'running' });
    expect(copies()).toHaveLength(1);
    ending.abort();
    expect(copies()).toEqual([]);
  });
});

describe('pictures', () => {
  const commit = (): string => {
    putUnderGit(studio.root);
    return gitIn(studio.root)('rev-parse', 'HEAD');
  };

  it('whose process cannot start fail, and leave no folder', async () => {
    const pictures = new Pictures(options());
    process.execPath = '/nowhere/node';
    await pictures.begin(commit());
    await expect.poll(() => pictures.answer).toMatchObject({ state: 'failed' });
    expect(pictures.answer.fault).toContain('ENOENT');
    expect(copies()).toEqual([]);
  });

  it('of a site that cannot be copied do not start', async () => {
    const pictures = new Pictures(options());
    const first = commit();
    studio.workspace.unsaved.set('config/site.yaml/x', 'There is no such folder.');
    await expect(pictures.begin(first)).rejects.toThrow();
    expect(pictures.answer).toMatchObject({ state: 'none' });
    expect(copies()).toEqual([]);
  });

  it('in progress end with Studio, and their folders are deleted', async () => {
    const pictures = new Pictures(options());
    await pictures.begin(commit());
    expect(copies()).toHaveLength(2);
    ending.abort();
    expect(copies()).toEqual([]);
  });
});

it('the cache drops the least recently used pictures', () => {
  for (const [age, name] of ['new', 'older', 'oldest'].entries()) {
    writeFileSync(join(temporary, name), 'x'.repeat(100));
    utimesSync(join(temporary, name), new Date(), Date.now() / 1000 - age * 60);
  }
  mkdirSync(join(temporary, 'build-1'));
  utimesSync(join(temporary, 'build-1'), new Date(), Date.now() / 1000 - 100_000);
  mkdirSync(join(temporary, 'build-2'));
  prune(temporary, 250);
  expect(readdirSync(temporary).sort()).toEqual(['build-2', 'new', 'older']);
  prune(join(temporary, 'nowhere'), 250);
  expect(existsSync(join(temporary, 'nowhere'))).toBe(false);
});
