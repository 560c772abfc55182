import { describe, expect, it } from 'vitest';
import { filesOf, modules, problemsOf } from './modules.ts';
import { expectLook } from './snapshot-file.ts';

/** Lists and constants show in the snapshots of the files that take them. */
describe.each([...filesOf('list'), ...filesOf('constants')].map(([file]) => file))('%s', (file) => {
  it('is valid', () => {
    expect(problemsOf(file)).toEqual([]);
  });
});

describe.each([...filesOf('catalog'), ...filesOf('table'), ...filesOf('site')])('%s', (file, source) => {
  it('is valid', () => {
    expect(problemsOf(file)).toEqual([]);
  });

  it('looks and says as before', async () => {
    await expectLook(source, modules);
  });
});
