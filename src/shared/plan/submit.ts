import type { Answers, Option } from './answers.ts';
import type { Message } from './message.ts';

/** One thing that happens after submit. It has exactly one key, as in the YAML. */
export type ActionPlan =
  | { readonly alert: Message }
  | { readonly toast: { readonly message: Message; readonly type?: ToastType } }
  | { readonly say: Message }
  | { readonly notify: Message }
  | { readonly navigate: { readonly to: string; readonly carry?: 'all' | readonly string[]; readonly with?: Answers } }
  | { readonly load: string }
  | { readonly log: string }
  | { readonly wait: number }
  | { readonly reset: true }
  | { readonly showResult: true }
  | { readonly print: true }
  | { readonly openPanel: string }
  | { readonly closePanel: true }
  | { readonly sendLead: true };

export type ToastType = 'success' | 'info' | 'warning' | 'error';

export interface SubmitPlan {
  readonly label: string;
  readonly busy?: string;
  /** What happens next. */
  readonly next?: string;
  readonly actions: readonly ActionPlan[];
}

/** A button beside the submit button, which does not check the answers. */
export interface AlternativePlan {
  readonly label: string;
  readonly look?: 'button' | 'link';
  /** Which answers its actions get; by default only the valid ones. */
  readonly answers?: 'valid' | 'typed';
  readonly actions: readonly ActionPlan[];
}

/** The card that replaces a form after submit. `{record.x}` prints a value of the chosen list item. */
export interface ResultPlan {
  readonly icon?: string;
  readonly heading: Message;
  readonly text?: Message;
  readonly record?: { readonly by: string; readonly items: readonly Option[] };
  readonly logo?: boolean;
  readonly rows: readonly { readonly label: string; readonly value: Message; readonly href?: Message }[];
  readonly back?: string;
}

/** The largest size of all files of a form together, and the words when they are larger. */
export interface FilesPlan {
  readonly maxMegabytes: number;
  readonly tooLarge: Message;
}
