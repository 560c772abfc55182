import { expect, test, vi } from 'vitest';
import { leadTries } from '../../../../src/site/render/form/lead.ts';

test('a retry of the same answers is the same lead, other answers are another', () => {
  vi.stubGlobal('location', { pathname: '/policy/x' });
  const triesOf = leadTries();
  const first = triesOf({ name: 'Asha' }, { trap: 'x', spent: 2_000 });
  expect(first).toMatchObject({
    answers: { name: 'Asha' },
    page: '/policy/x',
    trap: 'x',
    spent: 2_000,
    idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(triesOf({ name: 'Asha' }, { trap: '', spent: 4_000 })).toEqual({ ...first, trap: '' });
  expect(triesOf({ name: 'Usha' }, {}).idempotencyKey).not.toBe(first.idempotencyKey);
  vi.unstubAllGlobals();
});
