import type { SpareMessage } from '../../thing/contract.ts';

/** What visitors read in place of a message that is not there. */
const spares: Readonly<Record<SpareMessage['from'], (text: string) => string>> = {
  required: (text) => `Visitors see the message for a missing answer: “${text}”`,
  site: (text) => `Visitors see the message of the whole site: “${text}”`,
  browser: () => 'The browser of each visitor says it in its own words.',
  none: () => 'Nothing is said beside the field in this form.',
};

/** What Studio says of the rules of a field. */
export const fieldWords = {
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
  elsewhere: (file: string): string => `It stands in ${file.replace(/^config\//, '')}.`,
  spare: ({ from, text }: SpareMessage): string => `It has no message of its own. ${spares[from](text)}`,
} as const;
