/**
 * A text as a person reads it, to compare texts: without letters that are not visible, such as soft hyphens and the
 * invisible operators of Unicode.
 */
export const asRead = (text: string): string => text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');

/** The texts without repetitions, as a person reads them. */
export const distinct = (texts: readonly string[]): string[] =>
  texts.filter((text, index) => texts.findIndex((one) => asRead(one) === asRead(text)) === index);
