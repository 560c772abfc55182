import { useLayoutEffect, useState, type Ref } from 'react';
import type { Answer } from '../../../shared/plan/answers.ts';
import type { WidgetProps } from '../../render/form/types.ts';
import { TextDraft, type DraftRules } from './draft.ts';

/**
 * A text while it is typed. The browser keeps it, so that a key redraws nothing. It is handed over on leaving the
 * field, 200 ms after the last key or by a submit; during a press at its end, because the answer may move the pressed
 * element. An answer that comes from elsewhere (a reset, an effect) replaces it. `onText` is called with every new text
 * in the control.
 */
export function useDraft<Value extends Answer>(
  widget: WidgetProps,
  rules: DraftRules<Value>,
  onText?: (text: string) => void,
) {
  const [draft] = useState(() => new TextDraft({ widget, rules, onText }));
  useLayoutEffect(() => draft.drawn({ widget, rules, onText }));
  return draft as Omit<typeof draft, 'attributes'> & {
    readonly attributes: Omit<(typeof draft)['attributes'], 'ref'> & { readonly ref: Ref<never> };
  };
}
