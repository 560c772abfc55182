import { useLayoutEffect, useState, type Ref } from 'react';
import type { Answer } from '../../../shared/plan/answers.ts';
import { TextDraft, type DraftSpec } from './draft.ts';

/**
 * A text while it is typed. The browser keeps it, so that a key redraws nothing. It is handed over on leaving the
 * field, 200 ms after the last key or by a submit; during a press at its end, because the answer may move the pressed
 * element. An answer that comes from elsewhere (a reset, an effect) replaces it.
 */
export function useDraft<Value extends Answer>(spec: DraftSpec<Value>) {
  const [draft] = useState(() => new TextDraft(spec));
  useLayoutEffect(() => draft.drawn(spec));
  return draft as Omit<typeof draft, 'attributes'> & {
    readonly attributes: Omit<(typeof draft)['attributes'], 'ref'> & { readonly ref: Ref<never> };
  };
}
