import RandExp from 'randexp';

/** Nobody types a longer text than this. */
export const longest = 2000;

/**
 * A text that a regular expression matches, always the same one. `more` counts on from the first: wherever the
 * expression leaves a choice of a character, an alternative or a repetition, the text has the one that many further on.
 * Undefined where the expression is malformed, or asks for more than RandExp understands, such as most look-aheads.
 */
export function sampleOf(pattern: string, more = 0): string | undefined {
  try {
    const expression = new RegExp(pattern, 'u');
    const text = new Sample(pattern, more).gen();
    return text.length <= longest && expression.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Chooses by counting in place of chance, so that what is proved of a sample holds in the next run too. */
class Sample extends RandExp {
  private choices = 0;

  constructor(
    pattern: string,
    private readonly more: number,
  ) {
    super(pattern);
    this.max = longest;
  }

  override randInt(least: number, most: number): number {
    this.choices += 1;
    // Nested repetitions, such as ((a{999}){999}){999}, would fill the memory before their length can be seen.
    if (least > longest || this.choices > 2 * longest) throw new RangeError('The text grows too long.');
    return Math.min(most, least + this.more);
  }
}
