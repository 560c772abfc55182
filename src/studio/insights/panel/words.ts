import { longDate } from '../../days/panel/words.ts';

export const insightTexts = {
  title: 'Visitors',
  sentence: (said: string): string => `${said}.`,
  span: (from: string, to: string): string =>
    `From ${longDate(from)} to ${longDate(to)}, in fives, rounded down. A visit counts once. Under 5 may be none.`,
  none: 'No counts yet. A number is shown once it is at least 5 in a month, and never for today.',
  unreadable: (why: string): string => `The counts cannot be read: ${why}`,
};
