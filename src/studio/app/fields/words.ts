import type { SpareMessage } from '../../shared/answers.ts';

/** What Studio says of the rules of a field. */
export const fieldWords = {
  when: 'When it is asked',
  always: 'Always.',
  change: 'Change the condition',
  addCondition: 'Ask it only when…',
  rules: 'Its rules and their messages',
  noRules: 'It has no rules: any answer is accepted.',
  openRule: 'Open the rule',
  changeMessage: 'Change the message',
  close: 'Done',
  writeOne: 'Write one here',
  elsewhere: (file: string): string => `It stands in ${file.replace(/^config\//, '')}.`,
  spare: ({ from, text }: SpareMessage): string =>
    from === 'required'
      ? `It has no message of its own. Visitors read that of a missing answer: “${text}”`
      : `It has no message of its own. Visitors would read that of the whole site: “${text}”`,
} as const;
