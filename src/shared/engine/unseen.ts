/**
 * Invisible characters that change how the text beside them reads, as a range for a regular expression: control
 * characters except tab and line breaks, and marks that change the direction of text. Joiners are not included: Indian
 * scripts need them.
 */
export const invisibleCharacters =
  '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';

/** The same for a text of one line, which has no line breaks and tabs. */
export const unseenInLine = `${invisibleCharacters}\\t\\n\\r\\u2028\\u2029`;

/**
 * Characters without a width that come along with a pasted text: zero width spaces, soft hyphens, byte order marks. No
 * word needs them.
 */
export const zeroWidth = '\\u00ad\\u180e\\u200b\\u2060-\\u2064\\ufeff';
