import type { Answers } from '../plan/answers.ts';
import type { ActionPlan, ToastType } from '../plan/form.ts';
import { pick, present } from './answers.ts';
import { formatMessage } from './format/message.ts';

/** An action that is ready to be done: its messages are formatted and the answers that it carries are picked. */
export type ResolvedAction =
  | Exclude<
      ActionPlan,
      | { readonly alert: unknown }
      | { readonly toast: unknown }
      | { readonly say: unknown }
      | { readonly navigate: unknown }
    >
  | { readonly alert: string }
  | { readonly toast: { readonly message: string; readonly type?: ToastType } }
  | { readonly say: string }
  | { readonly navigate: { readonly to: string; readonly state?: Answers } };

/**
 * Resolves the actions of a submit, in order (spec point 4).
 * Takes    the answers, and `extra` values that only messages use, such as an estimate (spec 8.10)
 * Returns  actions of the same single-key shapes; `navigate` has `state` when it carries answers along
 */
export function resolveActions(
  actions: readonly ActionPlan[],
  answers: Answers,
  extra: Readonly<Record<string, unknown>> = {},
): ResolvedAction[] {
  const given = present(answers);
  const values = { ...given, ...extra };
  return actions.map((action): ResolvedAction => {
    if ('alert' in action) return { alert: formatMessage(action.alert, values) };
    if ('toast' in action) return { toast: { ...action.toast, message: formatMessage(action.toast.message, values) } };
    if ('say' in action) return { say: formatMessage(action.say, values) };
    return 'navigate' in action ? { navigate: navigation(action.navigate, given) } : action;
  });
}

type Navigate = Extract<ActionPlan, { readonly navigate: unknown }>['navigate'];

function navigation({ to, carry, with: fixed }: Navigate, given: Answers): { to: string; state?: Answers } {
  const state = { ...pick(given, (field) => carry === 'all' || (carry?.includes(field) ?? false)), ...fixed };
  return Object.keys(state).length > 0 ? { to, state } : { to };
}
