import { expect, it } from 'vitest';
import { occurrences } from '../../../src/authoring/usages/collect.ts';
import { compiled } from '../../config/modules.ts';

it('finds a step in the file that uses a part of it', () => {
  const ofStep = [...occurrences(compiled).values()].find(
    ([first]) => first?.kind === 'step' && first.id === 'car.policy-type',
  );
  expect(ofStep?.map(({ file }) => file)).toContain('config/wizards/bike.yaml');
});
