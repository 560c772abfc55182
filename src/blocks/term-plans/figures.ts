import type { TermDefaults } from '../../plan/blocks.generated.ts';
import type { TermPlan } from '../../plan/config.generated.ts';

/** A figure below the premium. */
export type Figure = Exclude<keyof TermDefaults, 'premium'>;

/** Lowest premium a year, in rupees; the default where the plan has none (spec 9.15). */
export const premiumOf = (plan: TermPlan, defaults: TermDefaults): number => plan.premium ?? defaults.premium;

/** A figure in words; the default where the plan leaves it out (spec 9.15). */
export function figureOf(figure: Exclude<Figure, 'coverage'>, plan: TermPlan, defaults: TermDefaults): string {
  const value = plan[figure] ?? defaults[figure];
  return figure === 'csr' ? `${value}%` : String(value);
}
