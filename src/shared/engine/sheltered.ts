import type { EstimatePlugin, RulePlugin } from '../plan/plugins.ts';

/**
 * The code of a rule or formula whose plug-in threw, or returned a value that is not a number. No plug-in has such a
 * code.
 */
export const FAILED = ' failed';

/** The first value of a plug-in that is NaN or infinite, as text; undefined if there is none. */
export const notNumbers = (values: Readonly<Record<string, unknown>> = {}): string | undefined => {
  const wrong = Object.entries(values).find(([, value]) => typeof value === 'number' && !Number.isFinite(value));
  return wrong && `"${wrong[0]}" is ${String(wrong[1])}`;
};

/**
 * A rule that never breaks the page: instead of throwing, it reports that it failed. The field is '', because no answer
 * is at fault.
 */
export const shelteredRule =
  (rule: RulePlugin): RulePlugin =>
  (answers, settings) =>
    sheltered(
      () => rule(answers, settings),
      (findings) => findings.map(({ values }) => notNumbers(values)).find(Boolean),
      [{ field: '', code: FAILED }],
    );

/** A formula that never breaks the page: instead of throwing, or of invalid numbers, it returns no numbers. */
export const shelteredEstimate =
  (estimate: EstimatePlugin): EstimatePlugin =>
  (answers, settings, multipliers) =>
    sheltered(
      () => estimate(answers, settings, multipliers),
      ({ values }) => notNumbers(values),
      { values: {}, code: FAILED },
    );

/** Answers are not logged: other programs can read the console. */
function sheltered<Result>(
  work: () => Result,
  wrongIn: (result: Result) => string | undefined,
  instead: Result,
): Result {
  try {
    const result = work();
    const wrong = wrongIn(result);
    if (wrong === undefined) return result;
    console.error(`A plug-in gave no number: ${wrong}`);
  } catch (error) {
    console.error('A plug-in failed', error instanceof Error ? error.name : typeof error);
  }
  return instead;
}
