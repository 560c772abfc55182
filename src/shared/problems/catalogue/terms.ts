import { didYouMean } from '../nearest.ts';
import { problem, type Explanations } from './kit.ts';

/** The terms of the glossary, and the texts that use them. */
export const problems = {
  unexplained: problem('term/unexplained', (words: string, page: string, href: string) => [
    `${page} uses "${words}", a term of the glossary, and never explains it.`,
    `Link it here or in another text of the page: [${words}](${href}).`,
  ]),
  unusedTerm: problem('term/unused', (term: string) => [
    `No page uses the term "${term}".`,
    'Use it in a text, or delete it.',
  ]),
  spellingTwice: problem('term/twice', (spelling: string, id: string) => [
    `"${spelling}" is a spelling of "${id}" too, so it has two meanings.`,
    'Keep it in one place, or make one term of both.',
  ]),
  explainsNothing: problem('term/no-label', (name: string, known: readonly string[]) => [
    `No item of this catalog has the label "${name}", so nothing is explained.`,
    didYouMean(name, known),
  ]),
};

export const explanations = {
  'term/no-label': {
    means:
      'A catalog explains a label that is on none of its cards: `explains` names the attributes of its items, or the labels of their facts.',
    fix: 'Write the name as the items have it, or remove the line.',
  },
  'term/twice': {
    means: 'Two terms of the glossary have the same spelling, so a reader would find two meanings for one word.',
    fix: 'Remove the spelling from one of them, or make one term of both.',
  },
  'term/unexplained': {
    means:
      'A page uses a term of the glossary and explains it nowhere. Only texts that can have links count: paragraphs, answers, labels and help of questions. Headings, buttons, options and bold words do not.',
    fix: 'Link the term once on the page: [fees](/Glossary#fee). If most visitors know the word, give the term known: true. A page of legal words has terms: false.',
  },
  'term/unused': {
    means: 'A term of the glossary is in no text of any page, so nobody needs to look it up.',
    fix: 'Use it in a text, or delete it.',
  },
} satisfies Explanations;
