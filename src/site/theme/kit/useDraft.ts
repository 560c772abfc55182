import { useLayoutEffect, useState, type Ref } from 'react';
import type { Answer } from '../../../shared/plan/answers.ts';
import type { WidgetProps } from '../../render/form/types.ts';
import { Draft, type DraftRules } from './draft.ts';

/**
 * A text while it is typed. The browser keeps it, so that a key redraws nothing. It is handed over on leaving the
 * field, after 200 ms of quiet or by a submit; during a press at its end, for the answer may move what is pressed. An
 * answer that comes from elsewhere (a reset, an effect) replaces it. `onText` is told of every text that comes to stand
 * in the control.
 */
export function useDraft<Value extends Answer>(
  widget: WidgetProps,
  rules: DraftRules<Value>,
  onText?: (text: string) => void,
) {
  const [draft] = useState(() => new Draft({ widget, rules, onText }));
  useLayoutEffect(() => draft.drawn({ widget, rules, onText }));
  return draft as Omit<typeof draft, 'attributes'> & {
    readonly attributes: Omit<(typeof draft)['attributes'], 'ref'> & { readonly ref: Ref<never> };
  };
}
