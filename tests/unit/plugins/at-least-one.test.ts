import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../src/shared/plan/answers.ts';
import atLeastOne from '../../../src/plugins/at-least-one/index.ts';

const settings = { fields: ['self', 'wife', 'sons'], at: 'self' };
const none = [{ field: 'self', code: 'none' }];

describe('[spec 5.41] at least one of several fields', () => {
  it.each<[string, Answer]>([
    ['a tick', true],
    ['a number above 0', 1],
    ['a text', 'Pune'],
    ['a choice', ['asthma']],
  ])('%s is chosen, whichever field has it', (_, answer) => {
    for (const field of settings.fields) expect(atLeastOne({ [field]: answer }, settings)).toEqual([]);
  });

  it.each<[string, Answer | undefined]>([
    ['no answer', undefined],
    ['a tick taken away', false],
    ['0', 0],
    ['a number below 0', -1],
    ['a blank text', ' '],
    ['no choice', []],
  ])('%s is not chosen', (_, answer) => {
    expect(atLeastOne({ self: answer, wife: answer, sons: answer }, settings)).toEqual(none);
  });

  it('ignores other fields and inherited members', () => {
    expect(atLeastOne({ father: true }, settings)).toEqual(none);
    expect(atLeastOne({}, { ...settings, fields: ['constructor', 'toString'] })).toEqual(none);
  });

  it('refuses exactly the answers without a choice', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.nat(4), (self, wife, sons) => {
        expect(atLeastOne({ self, wife, sons }, settings)).toEqual(self || wife || sons > 0 ? [] : none);
      }),
    );
  });
});
