import { expect, it } from 'vitest';
import { asRead, distinct } from '../../../../src/shared/engine/format/as-read.ts';
import { layoutOf } from '../../../../src/shared/engine/layout.ts';
import type { FieldSetPlan } from '../../../../src/shared/plan/form.ts';

const [soft, operator] = ['\u00ad', '\u2064\u2061'];

it('texts that look the same are the same, whatever letters without a shape are in them', () => {
  expect(asRead(`In${soft}surer${operator}`)).toBe('Insurer');
  expect(asRead('Versicherung · ₹5 लाख')).toBe('Versicherung · ₹5 लाख');
  expect(distinct([`Age${operator}`, 'Name', `A${soft}ge`, 'age'])).toEqual([`Age${operator}`, 'Name', 'age']);
});

it('fields whose groups look the same are in one group', () => {
  const field = (name: string, group: string) => [name, { name, group }] as const;
  const fields = Object.fromEntries([field('made', `Dates${operator}`), field('bought', `Dates${soft}`)]);
  const groups = layoutOf({ fields } as unknown as FieldSetPlan, new Set(['made', 'bought']));
  expect(groups.map(({ items }) => items)).toEqual([['made', 'bought']]);
});
