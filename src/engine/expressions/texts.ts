const ofTexts =
  <Result>(work: (a: string, b: string) => Result) =>
  (a: unknown, b: unknown): Result | undefined =>
    typeof a === 'string' && typeof b === 'string' ? work(a, b) : undefined;

export const join = ofTexts((a, b) => a + b);
export const contains = ofTexts((text, part) => text.includes(part));
export const startsWith = ofTexts((text, part) => text.startsWith(part));
export const endsWith = ofTexts((text, part) => text.endsWith(part));
