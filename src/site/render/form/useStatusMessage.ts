import { useCallback, useState } from 'react';
import type { ActionPlan } from '../../../shared/plan/submit.ts';

/**
 * What the actions of the last submit tell the visitor beside the form (spec 8.17), until an answer changes.
 * Returns  `said`: '' while there is nothing to tell, undefined for actions that never tell anything
 */
export function useStatusMessage(actions: readonly ActionPlan[]) {
  const [words, say] = useState('');
  const speaks = actions.some((action) => 'say' in action);
  return { said: speaks ? words : undefined, say, unsay: useCallback(() => say(''), []) };
}
