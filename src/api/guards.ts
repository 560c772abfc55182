import type { Policy, TermPlan } from '../plan/config.generated.ts';
import type { Guard } from './client.ts';

/** Whether an answer is a policy (spec 3.15). */
export const isPolicy = (body: unknown): body is Policy =>
  isRecord(body) &&
  areTexts(body, 'id', 'type', 'name', 'provider') &&
  areAmounts(body, 'premium', 'coverage', 'csr') &&
  isTextList(body.benefits) &&
  isTextList(body.exclusions);

/** Whether an answer is a term plan (spec 3.16). What it leaves out gets a default (spec 9.15). */
export const isTermPlan = (body: unknown): body is TermPlan =>
  isRecord(body) &&
  areTexts(body, 'id', 'title', 'provider') &&
  optional.every((key) => body[key] === undefined || isText(body[key])) &&
  ['premium', 'coverage', 'csr'].every((key) => body[key] === undefined || isAmount(body[key]));

const optional = ['coPay', 'covid', 'hospitals', 'ncb', 'restoration', 'waiting', 'renewal'];

/** A guard for a list of what `is` knows. One wrong item makes the whole answer wrong. */
export const listOf =
  <T>(is: Guard<T>): Guard<T[]> =>
  (body): body is T[] =>
    Array.isArray(body) && body.every(is);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';
const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0;
const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const areTexts = (record: Record<string, unknown>, ...keys: string[]): boolean =>
  keys.every((key) => isText(record[key]));
const areAmounts = (record: Record<string, unknown>, ...keys: string[]): boolean =>
  keys.every((key) => isAmount(record[key]));
