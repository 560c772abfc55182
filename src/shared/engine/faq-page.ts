import type { Thing } from '../plan/json-ld.ts';
import { plainText } from './format/rich.ts';

interface Question {
  readonly question: string;
  /** Rich text. */
  readonly answer: string;
}

/** Structured data of the questions and answers that a page shows: https://schema.org/FAQPage. */
export function faqPage(questions: readonly Question[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}
