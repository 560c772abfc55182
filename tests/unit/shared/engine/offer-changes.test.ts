import { describe, expect, it } from 'vitest';
import { withChanges } from '../../../../src/shared/engine/offer-changes.ts';
import { offering } from '../../../../src/shared/engine/offers.ts';
import type { Offer } from '../../../../src/shared/plan/config.generated.ts';
import type { Pays } from '../../../../src/shared/plan/offers.ts';

const item: Offer = {
  id: 'basic',
  name: 'Basic',
  by: 'A maker',
  facts: { Repairs: 'At the shop', Deductible: '10' },
  covers: ['A broken motor', 'Theft'],
  excludes: ['Rust', 'Water in the motor'],
};
const pays: readonly Pays[] = [
  { title: 'The cellar is under water', says: 'no' },
  { title: 'It is stolen', says: 'yes' },
];

describe('the changes of an item', () => {
  it('are none without changes', () => expect(withChanges(item, pays, [])).toEqual({ item, pays }));

  it('leave only some points and facts, or leave some out', () => {
    const only = withChanges(item, pays, [{ only: ['Theft', 'Rust', 'Deductible'] }]).item;
    expect(only).toMatchObject({ facts: { Deductible: '10' }, covers: ['Theft'], excludes: ['Rust'] });
    expect(only.facts).not.toHaveProperty('Repairs');
    expect(withChanges(item, pays, [{ without: ['Theft', 'Rust'] }]).item).toEqual({
      ...item,
      covers: ['A broken motor'],
      excludes: ['Water in the motor'],
    });
  });

  it('give facts other values, and situations other answers', () => {
    const facts = { Repairs: 'At home' };
    const changed = withChanges(item, pays, [{ facts, says: { 'The cellar is under water': 'yes' } }]);
    expect(changed.item).toEqual({ ...item, facts: { ...item.facts, ...facts } });
    expect(changed.pays!.map(({ says }) => says)).toEqual(['yes', 'yes']);
  });

  it('add points after those that are left out, and none twice', () => {
    const moved = withChanges(item, undefined, [{ without: ['Theft'], excludes: ['Theft', 'Rust'] }]);
    expect(moved).toEqual({
      item: { ...item, covers: ['A broken motor'], excludes: ['Rust', 'Water in the motor', 'Theft'] },
    });
  });

  it('are made one after the other', () => {
    const changes = [{ only: ['Theft'] }, { covers: ['Rust'] }, { covers: ['A bell'], without: ['Rust'] }];
    expect(withChanges(item, pays, changes).item).toMatchObject({ covers: ['Theft', 'A bell'], excludes: [] });
  });
});

it('an offered item has the changes whose conditions hold', () => {
  const { offered } = offering(
    {
      id: 'ask',
      items: [item],
      pays: { basic: pays },
      changes: [{ without: ['Theft'] }, { covers: ['A bell'] }],
      needs: [],
      lines: ['Price'],
      unit: 1,
      fields: {},
    },
    [({ small }) => small, ({ bell }) => bell, () => 100],
    [{ values: [], needs: [], lines: [{ amount: 2 }], changes: [0, 1] }],
    { today: () => '2026-04-01' },
  );
  const covered = (answers: object) => offered(answers as never).map((one) => one.item.covers);
  expect(covered({})).toEqual([['A broken motor', 'Theft']]);
  expect(covered({ small: true })).toEqual([['A broken motor']]);
  expect(covered({ small: true, bell: true })).toEqual([['A broken motor', 'A bell']]);
  expect(offered({})[0]!.pays).toEqual(pays);
});
