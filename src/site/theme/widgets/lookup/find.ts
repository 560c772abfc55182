import type { Answer, Option } from '../../../../shared/plan/answers.ts';

/**
 * The choices whose label or note contains the words. Case, and all characters except letters and digits, are ignored:
 * "ka 01" finds KA-01 (spec 5.66).
 * Takes    `here`: the answer whose own choices are tried first
 * Returns  matches of `here`, else of all; empty for words without letters and digits
 */
export function lookUp(choices: readonly Option[], words: string, here: Answer | undefined): readonly Option[] {
  const sought = lettersAndDigits(words);
  const found =
    sought === ''
      ? []
      : choices.filter(({ label, note = '' }) => lettersAndDigits(`${label} ${note}`).includes(sought));
  const near = found.filter(({ of }) => of === here);
  return near.length > 0 ? near : found;
}

const lettersAndDigits = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
