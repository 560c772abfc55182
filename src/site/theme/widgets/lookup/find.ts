import type { Answer, Option } from '../../../../shared/plan/answers.ts';
import { lettersAndDigits, ofValue } from '../../../render/controls/choices.ts';

/**
 * The choices whose label or note contains the words. Case, and all characters except letters and digits, are ignored:
 * "ka 01" finds KA-01 (spec 5.66). If there are none, their values are searched.
 * Takes    `here`: the answer whose own choices are tried first
 * Returns  matches of `here`, else of all; empty for words without letters and digits
 */
export function lookUp(choices: readonly Option[], words: string, here: Answer | undefined): readonly Option[] {
  const sought = lettersAndDigits(words);
  const found =
    sought === ''
      ? []
      : choices.filter(({ label, note = '' }) => lettersAndDigits(`${label} ${note}`).includes(sought));
  const all = found.length > 0 ? found : ofValue(choices, words);
  const near = all.filter(({ of }) => of === here);
  return near.length > 0 ? near : all;
}
