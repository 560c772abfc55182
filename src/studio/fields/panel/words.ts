import type { SpareMessage } from '../../thing/contract.ts';

/** What visitors read if a rule has no message. */
const spareTexts: Readonly<Record<SpareMessage['from'], (text: string) => string>> = {
  required: (text) => `Visitors see the message for a missing answer: “${text}”`,
  site: (text) => `Visitors see the message of the whole site: “${text}”`,
  browser: () => 'Visitors see the message of their browser.',
  none: () => 'This form shows no messages beside its questions.',
};

/** Texts about the rules of a field. */
export const fieldTexts = {
  when: 'When it is asked',
  always: 'Always.',
  change: 'Change the condition',
  addCondition: 'Ask it only when…',
  rules: 'Its rules and their messages',
  noRules: 'It has no rules: any answer is accepted.',
  openRule: 'Open the rule',
  of: (action: string, rule: string): string => `${action}: ${rule}`,
  changeMessage: 'Change the message',
  close: 'Done',
  writeOne: 'Write one here',
  elsewhere: (file: string): string => `It is written in ${file.replace(/^config\//, '')}.`,
  spare: ({ from, text }: SpareMessage): string => `It has no message of its own. ${spareTexts[from](text)}`,
} as const;
