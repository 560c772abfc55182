import { unseen, unseenInLine } from '../../../shared/engine/unseen.ts';

/** Spells out what a visitor must not send to a terminal, such as the character that begins its commands: \u001b. */
export const printable = (text: string): string => spellOut(text, unseenInLine);

/** The same, but for the breaks and tabs of a text with several lines. */
export const printableLines = (text: string): string => spellOut(text, `${unseen}\\r`);

const spellOut = (text: string, range: string): string =>
  text.replace(
    new RegExp(`[${range}]`, 'g'),
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
