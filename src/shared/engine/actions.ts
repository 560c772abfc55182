import type { Answers } from '../plan/answers.ts';
import type { ActionPlan, ToastType } from '../plan/submit.ts';
import type { Message } from '../plan/message.ts';
import { pick, present } from './answers.ts';
import { messageInWords, type PrintedFields } from './texts.ts';

/** An action that is ready to be done: its messages are formatted and the answers that it carries are picked. */
export type ResolvedAction =
  | Exclude<
      ActionPlan,
      | { readonly alert: unknown }
      | { readonly toast: unknown }
      | { readonly say: unknown }
      | { readonly notify: unknown }
      | { readonly navigate: unknown }
    >
  | { readonly alert: string }
  | { readonly toast: { readonly message: string; readonly type?: ToastType } }
  | { readonly say: string }
  | { readonly notify: string }
  | { readonly navigate: { readonly to: string; readonly state?: Answers } };

/**
 * Resolves the actions of a submit, in order (spec point 4).
 * Takes    the answers with the fields that they answer, and `extra` values that only messages use, such as an estimate
 *          (spec 8.10)
 * Returns  actions of the same single-key shapes; `navigate` has `state` when it carries answers along
 */
export function resolveActions(
  actions: readonly ActionPlan[],
  answers: Answers,
  fields: PrintedFields,
  extra: Readonly<Record<string, unknown>> = {},
): ResolvedAction[] {
  const given = present(answers);
  const words = (message: Message): string => messageInWords(message, { ...given, ...extra }, fields);
  return actions.map((action): ResolvedAction => {
    if ('alert' in action) return { alert: words(action.alert) };
    if ('toast' in action) return { toast: { ...action.toast, message: words(action.toast.message) } };
    if ('say' in action) return { say: words(action.say) };
    if ('notify' in action) return { notify: words(action.notify) };
    return 'navigate' in action ? { navigate: navigation(action.navigate, given, fields) } : action;
  });
}

type Navigate = Extract<ActionPlan, { readonly navigate: unknown }>['navigate'];

/** `all` carries only answers that would be sent, not helper fields of expressions. */
function navigation(
  { to, carry, with: fixed }: Navigate,
  given: Answers,
  fields: PrintedFields,
): { to: string; state?: Answers } {
  const isCarried = (field: string): boolean =>
    carry === 'all' ? fields[field]?.sent !== false : (carry?.includes(field) ?? false);
  const state = { ...pick(given, isCarried), ...fixed };
  return Object.keys(state).length > 0 ? { to, state } : { to };
}
