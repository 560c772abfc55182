import { isAnswer } from '../../shared/engine/answers.ts';
import type { NotPrivate } from '../../shared/engine/private.ts';
import type { Titles } from '../../shared/engine/wizard/draft.ts';
import type { Answers } from '../../shared/plan/answers.ts';
import { isRecord, readJson, readText, removeKey, writeJson, type DeviceStorage } from './device.ts';

/** Answers, and the titles of their questions. */
export interface StoredDraft {
  readonly answers: Answers;
  readonly titles: Titles;
}

export interface StoredAnswers {
  /** What this or an earlier version of the site has written. */
  load(): StoredDraft | undefined;
  save(draft: NotPrivate, titles: Titles): void;
  clear(): void;
}

/** Version of the stored shape. Other versions are discarded. */
const version = 1;

/**
 * Keeps the answers of a wizard over a refresh, as JSON `{version, answers, titles}` in the session's storage. The
 * address keeps the step. Unreadable data, and data of another version or shape, is ignored and removed, and so are
 * old answers that newer ones could not replace because the storage is full.
 */
export function wizardAnswers(storage: DeviceStorage | undefined, key: string): StoredAnswers {
  const clear = () => void removeKey(storage, key);
  return {
    load() {
      const stored = readJson(storage, key);
      if (isStored(stored) && stored.version === version)
        return { answers: stored.answers, titles: areTitles(stored.titles) ? stored.titles : {} };
      if (readText(storage, key) !== null) clear();
      return undefined;
    },
    save(draft, titles) {
      if (!writeJson(storage, key, { version, answers: draft, titles })) clear();
    },
    clear,
  };
}

function isStored(value: unknown): value is { version: unknown; answers: Answers; titles?: unknown } {
  return (
    isRecord(value) && 'version' in value && isRecord(value.answers) && Object.values(value.answers).every(isAnswer)
  );
}

const areTitles = (value: unknown): value is Titles =>
  isRecord(value) && Object.values(value).every((title) => typeof title === 'string');
