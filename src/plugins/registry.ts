import type { EstimatePlugin, RulePlugin } from '../shared/plan/plugins.ts';
import ageGap from './age-gap/index.ts';
import atLeastOne from './at-least-one/index.ts';
import sameAnswer from './same-answer/index.ts';
import sumAtMost from './sum-at-most/index.ts';
import travelPremium from './travel-premium/index.ts';

/**
 * All rules over several fields, for the compiler and the command line. A page's module imports only those that its
 * forms use.
 */
export const rules: Readonly<Record<string, RulePlugin>> = {
  'age-gap': ageGap,
  'at-least-one': atLeastOne,
  'same-answer': sameAnswer,
  'sum-at-most': sumAtMost,
};

/** All formulas of estimates, for the compiler and the command line. */
export const estimates: Readonly<Record<string, EstimatePlugin>> = {
  'travel-premium': travelPremium,
};
