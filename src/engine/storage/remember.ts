import type { Answers } from '../../plan/answers.ts';
import { isAnswer, pick } from '../answers.ts';
import { readJson, readText, removeKey, writeJson, type DeviceStorage } from './device.ts';

/** Where a visitor stands in a wizard. */
export interface Remembered {
  readonly answers: Answers;
  /** Id of the step. */
  readonly step: string;
}

export interface Remember {
  load(): Remembered | undefined;
  save(place: Remembered): void;
  clear(): void;
}

export interface RememberOptions {
  /** Of the shape that is stored; another version is thrown away. */
  readonly version?: number | string;
  /** Fields that are never written: `privateFields(wizard)`. */
  readonly without?: ReadonlySet<string>;
}

/**
 * The place in a wizard over a refresh, as JSON {version, answers, step} in the session's storage.
 * What is unreadable, of another version or of another shape is ignored and removed.
 */
export function remember(storage: DeviceStorage | undefined, key: string, { version = 1, without = new Set() }: RememberOptions = {}): Remember {
  const clear = () => void removeKey(storage, key);
  const open = (answers: Answers) => pick(answers, (field, answer) => isAnswer(answer) && !without.has(field));
  return {
    load() {
      const stored = readJson(storage, key);
      if (isStored(stored) && stored.version === version) return { answers: open(stored.answers), step: stored.step };
      if (readText(storage, key) !== null) clear();
      return undefined;
    },
    save: ({ answers, step }) => void writeJson(storage, key, { version, answers: open(answers), step }),
    clear,
  };
}

function isStored(value: unknown): value is Remembered & { readonly version: unknown } {
  if (typeof value !== 'object' || value === null || !('answers' in value) || !('step' in value) || !('version' in value)) return false;
  const { answers, step } = value;
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers)) return false;
  return typeof step === 'string' && Object.values(answers).every(isAnswer);
}
