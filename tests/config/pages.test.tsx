import { describe, expect, it } from 'vitest';
import { looksOf } from './looks.tsx';
import { filesOf, modules, problemsOf } from './modules.ts';
import { snapshotFile } from './snapshot-file.ts';

describe.each(filesOf('page'))('%s', (file, source) => {
  it('is valid', () => {
    expect(problemsOf(file)).toEqual([]);
  });

  it('looks as it did, with one main heading', async () => {
    const looks = await looksOf(source, modules);
    expect(looks.get(`pages/${source.id}.html`)?.match(/<h1[ >]/g)).toHaveLength(1);
    for (const [snapshot, look] of looks) await expect(look).toMatchFileSnapshot(snapshotFile(snapshot));
  });
});
