import { useCallback, useState } from 'react';
import type { ActionPlan } from '../../../shared/plan/submit.ts';

/**
 * The status message beside the form after the actions of the last submit (spec 8.17), until an answer changes.
 * Returns  `said`: '' while there is none, undefined for actions that never have one
 */
export function useStatusMessage(actions: readonly ActionPlan[]) {
  const [words, say] = useState('');
  const speaks = actions.some((action) => 'say' in action);
  return { said: speaks ? words : undefined, say, unsay: useCallback(() => say(''), []) };
}
