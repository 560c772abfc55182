import type { Answers } from '../plan/answers.ts';
import { isAnswer, pick } from '../engine/answers.ts';
import { readJson, readText, removeKey, writeJson, type DeviceStorage } from './device.ts';

export interface Remember {
  load(): Answers | undefined;
  save(answers: Answers): void;
  clear(): void;
}

export interface RememberOptions {
  /** Of the shape that is stored; another version is thrown away. */
  readonly version?: number | string;
  /** Fields that are never written: `privateFields(wizard)`. */
  readonly without?: ReadonlySet<string>;
}

/**
 * The answers of a wizard over a refresh, as JSON {version, answers} in the session's storage; its step stands in the address.
 * What is unreadable, of another version or of another shape is ignored and removed.
 */
export function remember(
  storage: DeviceStorage | undefined,
  key: string,
  { version = 1, without = new Set() }: RememberOptions = {},
): Remember {
  const clear = () => void removeKey(storage, key);
  const open = (answers: Answers) => pick(answers, (field, answer) => isAnswer(answer) && !without.has(field));
  return {
    load() {
      const stored = readJson(storage, key);
      if (isStored(stored) && stored.version === version) return open(stored.answers);
      if (readText(storage, key) !== null) clear();
      return undefined;
    },
    save: (answers) => void writeJson(storage, key, { version, answers: open(answers) }),
    clear,
  };
}

function isStored(value: unknown): value is { readonly version: unknown; readonly answers: Answers } {
  if (typeof value !== 'object' || value === null || !('answers' in value) || !('version' in value)) return false;
  const { answers } = value;
  return (
    typeof answers === 'object' && answers !== null && !Array.isArray(answers) && Object.values(answers).every(isAnswer)
  );
}
