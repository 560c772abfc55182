import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { FieldError } from '../../engine/validate.ts';
import type { RefusalPlan } from '../../plan/form.ts';
import { showAlert } from '../overlay/alert.ts';
import { focusField } from './ErrorSummary.tsx';

/**
 * What a visitor learns of a refused submit. The focus moves to the summary of several errors, or to the only
 * wrong control; to the first one where the set tells a refusal in its own way, after its alert (spec 5.68, 5.69), which
 * is for errors without words.
 */
export function useRefusal(formId: string, summary: RefObject<HTMLElement | null>) {
  const [refused, setRefused] = useState<{ count: number; first: string | undefined }>();

  useEffect(() => {
    if (!refused?.first) return;
    if (refused.count > 1) summary.current?.focus();
    else focusField(formId, refused.first);
  }, [refused, formId, summary]);

  const refuse = useCallback(async (errors: readonly FieldError[], refusal: RefusalPlan | undefined) => {
    if (typeof refusal === 'object' && errors.some(({ message }) => message === '')) await showAlert(refusal.alert);
    setRefused({ count: refusal ? 1 : errors.length, first: errors[0]?.field });
  }, []);
  const accept = useCallback(() => setRefused(undefined), []);
  return { many: (refused?.count ?? 0) > 1, refuse, accept };
}
