/**
 * Characters that nobody sees and that change what is read beside them, as a range for a regular expression: the
 * controls but for tab and line breaks, and marks that turn the direction of text. Joiners are not among them: Indian
 * scripts need those.
 */
export const unseen =
  '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';

/** The same for a text of one line, which has no line breaks and tabs. */
export const unseenInLine = `${unseen}\\t\\n\\r\\u2028\\u2029`;
