import { isAnswer, pick } from '../engine/answers.ts';
import type { Answers } from '../plan/answers.ts';
import { readJson, readText, removeKey, writeJson, type DeviceStorage } from './device.ts';

export interface StoredAnswers {
  load(): Answers | undefined;
  save(answers: Answers): void;
  clear(): void;
}

interface Options {
  /** Version of the stored shape. What was stored under another version is thrown away. */
  readonly version?: number | string;
  /** Fields that are never written: `privateFields(wizard)`. */
  readonly without?: ReadonlySet<string>;
}

/**
 * Keeps the answers of a wizard over a refresh, as JSON `{version, answers}` in the session's storage. The address
 * keeps the step. What is unreadable, of another version or of another shape is ignored and removed.
 */
export function wizardAnswers(
  storage: DeviceStorage | undefined,
  key: string,
  { version = 1, without = new Set() }: Options = {},
): StoredAnswers {
  const clear = () => void removeKey(storage, key);
  const publicOnes = (answers: Answers) => pick(answers, (field, answer) => isAnswer(answer) && !without.has(field));
  return {
    load() {
      const stored = readJson(storage, key);
      if (isStored(stored) && stored.version === version) return publicOnes(stored.answers);
      if (readText(storage, key) !== null) clear();
      return undefined;
    },
    save: (answers) => void writeJson(storage, key, { version, answers: publicOnes(answers) }),
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
