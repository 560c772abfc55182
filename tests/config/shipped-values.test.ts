import { describe, expect, it } from 'vitest';
import { snapshotTitles } from '../../src/authoring/changes/snapshots.ts';
import { everShipped, lostValues, valuesFile } from '../support/shipped-values.ts';
import { filesOf } from './modules.ts';
import { snapshotFile } from './snapshot-file.ts';

const lists = filesOf('list').filter(([, source]) => valuesFile(source) !== undefined);

describe.each(lists)('%s', (_, source) => {
  it(snapshotTitles.values, async () => {
    expect(lostValues(source)).toEqual([]);
    await expect(everShipped(source)).toMatchFileSnapshot(snapshotFile(valuesFile(source)!));
  });
});

describe('a value that was renamed by hand', () => {
  const [, source] = lists.find(([file]) => file.endsWith('/genders.yaml'))!;
  const data = source.data as unknown as { readonly items: readonly { readonly value: string }[] };
  const renamed = {
    ...source,
    data: { ...source.data, items: data.items.map((item) => ({ ...item, value: `${item.value}2` })) },
  };

  it('is reported', () => {
    expect(lostValues(renamed)).toHaveLength(data.items.length);
    expect(lostValues(renamed)[0]).toContain('put the value under retired');
  });

  it('may be retired', () => {
    const retired = data.items.map(({ value }) => value);
    expect(lostValues({ ...renamed, data: { ...renamed.data, retired } })).toEqual([]);
    expect(everShipped({ ...renamed, data: { ...renamed.data, retired } })).toContain(`"${retired[0]}"`);
  });
});
