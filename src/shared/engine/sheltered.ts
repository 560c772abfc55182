import type { EstimatePlugin, RulePlugin } from '../plan/plugins.ts';

/** The code of a rule or formula whose plug-in threw, or gave what is no number. No plug-in has such a code. */
export const FAILED = ' failed';

/** What a plug-in gave that cannot be used; undefined when all of it can. */
export const notNumbers = (values: Readonly<Record<string, unknown>> = {}): string | undefined => {
  const wrong = Object.entries(values).find(([, value]) => typeof value === 'number' && !Number.isFinite(value));
  return wrong && `"${wrong[0]}" is ${String(wrong[1])}`;
};

/**
 * A rule that never takes the page down: in place of what it throws it finds that it failed. The field is '', because
 * the fault is nobody's answer.
 */
export const shelteredRule =
  (rule: RulePlugin): RulePlugin =>
  (answers, settings) =>
    sheltered(
      () => rule(answers, settings),
      (findings) => findings.map(({ values }) => notNumbers(values)).find(Boolean),
      [{ field: '', code: FAILED }],
    );

/** A formula that never takes the page down: in place of what it throws, or of what is no number, it has no numbers. */
export const shelteredEstimate =
  (estimate: EstimatePlugin): EstimatePlugin =>
  (answers, settings, multipliers) =>
    sheltered(
      () => estimate(answers, settings, multipliers),
      ({ values }) => notNumbers(values),
      { values: {}, code: FAILED },
    );

/** The answers stay out of the report: consoles are read by other programs than ours. */
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
