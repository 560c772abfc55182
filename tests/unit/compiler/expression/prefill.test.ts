import { describe, expect, it } from 'vitest';
import { substring } from '../../../../src/shared/engine/expressions/texts.ts';
import { telling, working } from '../../../../src/shared/engine/expressions/run.ts';
import type { Answers } from '../../../../src/shared/plan/answers.ts';

const whole = (answers: Answers): Answers => answers;
const work = working(
  [{ field: 'branch', prefill: true, among: ['PN', 'KO'], code: ({ policy }) => substring(policy, 0, 2) }],
  telling(undefined),
);

describe('a prefilled choice', () => {
  it.each<[string, Answers, Answers]>([
    ['follows', { policy: 'KO-771' }, { policy: 'KO-771', branch: 'KO' }],
    ['stays empty for an unknown choice', { policy: 'ZZ-771' }, { policy: 'ZZ-771' }],
    ['stays empty for a text that is too short', { policy: 'K' }, { policy: 'K' }],
  ])('%s', (_, answers, settled) => {
    expect(work(answers, 'start', whole)).toEqual(settled);
  });

  it('follows a changed number, and is emptied for an unknown choice', () => {
    const before = { policy: 'KO-771', branch: 'KO' };
    expect(work({ ...before, policy: 'PN-1' }, before, whole)).toEqual({ policy: 'PN-1', branch: 'PN' });
    expect(work({ ...before, policy: 'ZZ-1' }, before, whole)).toEqual({ policy: 'ZZ-1' });
  });

  it('keeps the choice of the visitor, and a choice restored by a refresh', () => {
    const before = { policy: 'KO-771', branch: 'PN' };
    expect(work({ ...before, policy: 'KO-772' }, before, whole)).toEqual({ policy: 'KO-772', branch: 'PN' });
    expect(work({ policy: 'KO-771', branch: 'PN' }, 'start', whole)).toEqual(before);
    expect(work({ policy: 'KO-771' }, undefined, whole)).toEqual({ policy: 'KO-771' });
  });
});
