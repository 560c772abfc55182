import { describe, expect, it } from 'vitest';
import { snapshotTitles } from '../../src/authoring/changes/snapshots.ts';
import { filesOf, modules, problemsOf } from './modules.ts';
import { expectLook } from './snapshot-file.ts';

describe.each(filesOf('page'))('%s', (file, source) => {
  it('is valid', () => {
    expect(problemsOf(file)).toEqual([]);
  });

  it(`${snapshotTitles.look}, with one main heading`, async () => {
    const { text } = await expectLook(source, modules);
    const [, opened = ''] = text.split(/^## As it opens$/m);
    expect(opened.split(/^## /m)[0]?.match(/(?:^ *|> )h1\b/gm)).toHaveLength(1);
  });
});
