import { describe, expect, it } from 'vitest';
import { snapshotTitles } from '../../src/authoring/changes/snapshots.ts';
import { filesOf, modules, problemsOf } from './modules.ts';
import { expectLook } from './snapshot-file.ts';

/** Lists and constants are in the snapshots of the files that use them. */
describe.each([...filesOf('list'), ...filesOf('constants')].map(([file]) => file))('%s', (file) => {
  it('is valid', () => {
    expect(problemsOf(file)).toEqual([]);
  });
});

describe.each([...filesOf('catalog'), ...filesOf('table'), ...filesOf('site')])('%s', (file, source) => {
  it('is valid', () => {
    expect(problemsOf(file)).toEqual([]);
  });

  it(snapshotTitles.look, async () => {
    await expectLook(source, modules);
  });
});
