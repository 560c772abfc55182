import type { PeerCheck, PeerField } from './model.ts';

/** The message of a hand-written check for an answer; undefined when the answer is valid. */
export function messageFor(field: PeerField, answer: unknown): string | undefined {
  const text = typeof answer === 'string' ? answer.trim() : answer ? 'on' : '';
  return text === '' ? field.required : field.checks.find((check) => !fits(check, text))?.message;
}

/** Whether a text that is not empty fits one rule. */
export function fits(check: PeerCheck, text: string): boolean {
  if (check.rule === 'minLength') return text.length >= check.value;
  if (check.rule === 'pattern') return new RegExp(check.value).test(text);
  if (check.rule === 'min') return Number(text) >= check.value;
  if (check.rule === 'max') return Number(text) <= check.value;
  return check.rule === 'from' ? text >= check.value : text <= check.value;
}
