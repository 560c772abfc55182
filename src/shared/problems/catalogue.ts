import { factories } from './catalogue/all.ts';
import type { Problem } from './problem.ts';

type Factories = typeof factories;

/**
 * A factory for each problem that the compiler can find. The compiler imports them as `say`. One whose code has no
 * explanation does not compile.
 */
export const problems: {
  readonly [Name in keyof Factories]: (...given: Parameters<Factories[Name]>) => Problem;
} = factories;
