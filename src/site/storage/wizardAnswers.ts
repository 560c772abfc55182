import { isAnswer } from '../../shared/engine/answers.ts';
import type { NotPrivate } from '../../shared/engine/private.ts';
import type { Answers } from '../../shared/plan/answers.ts';
import { readJson, readText, removeKey, writeJson, type DeviceStorage } from './device.ts';

export interface StoredAnswers {
  /** What this or an earlier version of the site has written. */
  load(): Answers | undefined;
  save(draft: NotPrivate): void;
  clear(): void;
}

/** Version of the stored shape. Other versions are discarded. */
const version = 1;

/**
 * Keeps the answers of a wizard over a refresh, as JSON `{version, answers}` in the session's storage. The address
 * keeps the step. Unreadable data, and data of another version or shape, is ignored and removed, and so are old answers
 * that newer ones could not replace because the storage is full.
 */
export function wizardAnswers(storage: DeviceStorage | undefined, key: string): StoredAnswers {
  const clear = () => void removeKey(storage, key);
  return {
    load() {
      const stored = readJson(storage, key);
      if (isStored(stored) && stored.version === version) return stored.answers;
      if (readText(storage, key) !== null) clear();
      return undefined;
    },
    save(draft) {
      if (!writeJson(storage, key, { version, answers: draft })) clear();
    },
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
