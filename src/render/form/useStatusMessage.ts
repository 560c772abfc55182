import { useCallback, useState } from 'react';
import type { ActionPlan } from '../../plan/form.ts';

/**
 * What the actions of the last submit said (spec 8.17), until an answer changes.
 * Returns  `said`: '' while nothing is, undefined for actions that never say anything
 */
export function useSaid(actions: readonly ActionPlan[]) {
  const [words, say] = useState('');
  const speaks = actions.some((action) => 'say' in action);
  return { said: speaks ? words : undefined, say, unsay: useCallback(() => say(''), []) };
}
