import type { Answers } from '../plan/answers.ts';
import type { FieldSet } from '../plan/form.ts';
import { pick } from './answers.ts';

declare const stripped: unique symbol;

/** Answers without private ones, so that they may be written to the device. Only `withoutPrivate` makes them. */
export type NotPrivate = Answers & { readonly [stripped]: true };

/** The fields that hold health, contact or birth data. Their answers stay in memory. */
export function privateFields(sets: readonly Pick<FieldSet, 'plan'>[]): ReadonlySet<string> {
  const fields = sets.flatMap(({ plan }) => Object.values(plan.fields));
  return new Set(fields.filter((field) => field.private !== undefined).map((field) => field.name));
}

/** The answers that may be written to the device. */
export const withoutPrivate = (answers: Answers, secret: ReadonlySet<string>): NotPrivate =>
  pick(answers, (field) => !secret.has(field)) as NotPrivate;
