import type { Path } from './path.ts';

/** A day to come, and what becomes another on it. */
export interface DayEntry {
  readonly day: string;
  readonly turns: readonly TurnEntry[];
}

/** What begins or ends on a day, or becomes another. */
export interface TurnEntry {
  readonly kind: 'begins' | 'ends' | 'changes';
  readonly file: string;
  readonly path: Path;
  readonly label: string;
  /** What it becomes. */
  readonly value?: string;
}

/** A value with its first and last day; without one it holds since ever, or for good. */
export interface DatedValue {
  readonly from?: string;
  readonly until?: string;
  readonly value: unknown;
}

/** A value that a constant has from a day on. */
export interface ConstantChange {
  readonly from: string;
  readonly value: unknown;
  readonly source: string;
}

/** On which days a thing is there, or what it is on which. */
export interface ThingDays {
  readonly days?:
    | { readonly kind: 'item'; readonly from?: string; readonly until?: string }
    /** `path`: of the property. One value without days stands there alone. */
    | { readonly kind: 'values'; readonly path: Path; readonly values: readonly DatedValue[] }
    | {
        readonly kind: 'constant';
        readonly path: Path;
        readonly value: unknown;
        readonly source: string;
        readonly changes: readonly ConstantChange[];
      };
}
