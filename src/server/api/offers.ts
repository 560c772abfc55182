import { formatMessage } from '../../shared/engine/format/message.ts';
import type { Answers } from '../../shared/plan/answers.ts';
import type { Label } from '../../shared/plan/lead.ts';
import type { Message } from '../../shared/plan/message.ts';
import type { Issue } from '../http/problem.ts';
import type { OfferedById } from './catalog.ts';
import { fieldsOf, placeIn, type LeadForm } from './lead-form.ts';
import { pointer } from './lead-schema.ts';

/** The answered fields that name an item of a catalog, each with the words for it. */
const answered = ({ offers = {} }: LeadForm, answers: Answers): [field: string, words: Message][] =>
  Object.entries(offers).filter(([name]) => Object.hasOwn(answers, name));

/** Ids that the catalog does not have. */
export const offerIssues = (form: LeadForm, answers: Answers, offered: OfferedById): Issue[] =>
  answered(form, answers)
    .filter(([name]) => !offered.has(String(answers[name])))
    .map(([name]) => ({
      path: placeIn(form, name).path.reduce(pointer, '/answers'),
      keyword: 'unknown',
      message: 'No item of a catalog has this id.',
    }));

/** Which item each id means, in the words of config and with the figures of our own catalogs. */
export const offerLabels = (form: LeadForm, answers: Answers, offered: OfferedById): Record<string, Label> =>
  Object.fromEntries(
    answered(form, answers).map(([name, words]) => [
      placeIn(form, name).label,
      {
        question: fieldsOf(form)[name]?.label ?? '',
        answer: formatMessage(words, { ...offered.get(String(answers[name])) }),
      },
    ]),
  );
