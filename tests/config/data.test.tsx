import { describe, expect, it } from 'vitest';
import { looksOf } from './looks.tsx';
import { filesOf, modules, problemsOf } from './modules.ts';
import { snapshotFile } from './snapshot-file.ts';

describe.each([
  ...filesOf('list'),
  ...filesOf('catalog'),
  ...filesOf('constants'),
  ...filesOf('table'),
  ...filesOf('site'),
])('%s', (file, source) => {
  it('is valid', () => {
    expect(problemsOf(file)).toEqual([]);
  });

  it('looks and says as before', async () => {
    for (const [snapshot, look] of await looksOf(source, modules))
      await expect(look).toMatchFileSnapshot(snapshotFile(snapshot));
  });
});
