import { describe, expect, it } from 'vitest';
import { readSource } from './source.ts';

/** Which folders of src/server a folder may import from, besides itself. All of them may import the log. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  metrics: [],
  limits: [],
  insights: [],
  http: ['metrics'],
  leads: ['limits', 'insights'],
  api: ['http', 'insights', 'leads', 'limits', 'metrics'],
};

const server = readSource().filter(({ wing }) => wing === 'server');
const folderOf = (path: string): string => path.split('/')[1] ?? '';
const isInFolder = (path: string): boolean => path.split('/').length > 2;

it('every folder of the server is listed', () => {
  const folders = server
    .map(({ path }) => path)
    .filter(isInFolder)
    .map(folderOf);
  expect([...new Set(folders)].sort()).toEqual(Object.keys(allowed).sort());
});

it('nothing turns off the check of certificates', () => {
  const loose = /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/;
  expect(server.filter(({ text }) => loose.test(text)).map(({ path }) => path)).toEqual([]);
});

describe('imports inside the server point one way', () => {
  it.each(Object.entries(allowed))('%s may import %j', (folder, others) => {
    const isForeign = (path: string) =>
      path.startsWith('server/') && path !== 'server/log.ts' && ![folder, ...others].includes(folderOf(path));
    const foreign = server
      .filter(({ path }) => isInFolder(path) && folderOf(path) === folder)
      .flatMap(({ path, files }) => files.filter(isForeign).map((name) => `src/${path} → ${name}`));
    expect(foreign).toEqual([]);
  });
});
