import { invisibleCharacters, unseenInLine } from '../../../shared/engine/unseen.ts';

/** Escapes control characters, which a visitor must not send to a terminal: \u001b. */
export const printable = (text: string): string => spellOut(text, unseenInLine);

/** The same, except for line breaks and tabs. */
export const printableLines = (text: string): string => spellOut(text, `${invisibleCharacters}\\r`);

const spellOut = (text: string, range: string): string =>
  text.replace(
    new RegExp(`[${range}]`, 'g'),
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
