import RandExp from 'randexp';

/** The greatest length of generated texts. */
export const maxTextLength = 2000;

/**
 * A text that a regular expression matches. The same arguments always give the same text. Wherever the expression
 * allows a choice of a character, an alternative or a repetition, the text takes the first one for `more` 0, the next
 * for 1, and so on. Undefined when the expression is malformed, or needs more than RandExp supports, such as most
 * look-aheads.
 */
export function sampleOf(pattern: string, more = 0): string | undefined {
  try {
    const expression = new RegExp(pattern, 'u');
    const text = new Sample(pattern, more).gen();
    return text.length <= maxTextLength && expression.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/**
 * RandExp chooses at random. This chooses by counting, so that what is proved with a sample also holds in the next run.
 */
class Sample extends RandExp {
  private choices = 0;

  constructor(
    pattern: string,
    private readonly more: number,
  ) {
    super(pattern);
    this.max = maxTextLength;
  }

  override randInt(least: number, most: number): number {
    this.choices += 1;
    // Nested repetitions, such as ((a{999}){999}){999}, would fill the memory before the length of the text is known.
    if (least > maxTextLength || this.choices > 2 * maxTextLength) throw new RangeError('The text grows too long.');
    return Math.min(most, least + this.more);
  }
}
