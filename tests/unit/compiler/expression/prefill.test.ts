import { describe, expect, it } from 'vitest';
import { substring } from '../../../../src/shared/engine/expressions/texts.ts';
import { telling, working } from '../../../../src/shared/engine/expressions/run.ts';
import type { Answers } from '../../../../src/shared/plan/answers.ts';

const whole = (answers: Answers): Answers => answers;
const work = working(
  [{ field: 'branch', prefill: true, among: ['PN', 'KO'], code: ({ policy }) => substring(policy, 0, 2) }],
  telling(undefined),
);

describe('a choice that is filled in', () => {
  it.each<[string, Answers, Answers]>([
    ['follows', { policy: 'KO-771' }, { policy: 'KO-771', branch: 'KO' }],
    ['stays empty for what is none of its choices', { policy: 'ZZ-771' }, { policy: 'ZZ-771' }],
    ['stays empty for what is too short', { policy: 'K' }, { policy: 'K' }],
  ])('%s', (_, answers, settled) => {
    expect(work(answers, 'start', whole)).toEqual(settled);
  });

  it('follows another number, and is emptied where that is of no choice', () => {
    const before = { policy: 'KO-771', branch: 'KO' };
    expect(work({ ...before, policy: 'PN-1' }, before, whole)).toEqual({ policy: 'PN-1', branch: 'PN' });
    expect(work({ ...before, policy: 'ZZ-1' }, before, whole)).toEqual({ policy: 'ZZ-1' });
  });

  it('keeps what the visitor chose, and what a refresh brings back', () => {
    const before = { policy: 'KO-771', branch: 'PN' };
    expect(work({ ...before, policy: 'KO-772' }, before, whole)).toEqual({ policy: 'KO-772', branch: 'PN' });
    expect(work({ policy: 'KO-771', branch: 'PN' }, 'start', whole)).toEqual(before);
    expect(work({ policy: 'KO-771' }, undefined, whole)).toEqual({ policy: 'KO-771' });
  });
});
