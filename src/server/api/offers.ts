import { formatMessage } from '../../shared/engine/format/message.ts';
import type { Answers } from '../../shared/plan/answers.ts';
import type { Label } from '../../shared/plan/lead.ts';
import type { Message } from '../../shared/plan/message.ts';
import type { Issue } from '../http/problem.ts';
import type { OfferedById } from './catalog.ts';
import { leadFields, answerPlace, type LeadForm } from './lead-form.ts';
import { pointer } from './lead-schema.ts';

/** The answered fields with an item id of a catalog, each with its text. */
const answeredOffers = ({ offers = {} }: LeadForm, answers: Answers): [field: string, words: Message][] =>
  Object.entries(offers).filter(([name]) => Object.hasOwn(answers, name));

/** Issues for unknown item ids. */
export const offerIssues = (form: LeadForm, answers: Answers, offered: OfferedById): Issue[] =>
  answeredOffers(form, answers)
    .filter(([name]) => !offered.has(String(answers[name])))
    .map(([name]) => ({
      path: answerPlace(form, name).path.reduce(pointer, '/answers'),
      keyword: 'unknown',
      message: 'No item of a catalog has this id.',
    }));

/** Labels that describe the item of each id, with the texts of config and the data of our catalogs. */
export const offerLabels = (form: LeadForm, answers: Answers, offered: OfferedById): Record<string, Label> =>
  Object.fromEntries(
    answeredOffers(form, answers).map(([name, words]) => [
      answerPlace(form, name).label,
      {
        question: leadFields(form)[name]?.label ?? '',
        answer: formatMessage(words, { ...offered.get(String(answers[name])) }),
      },
    ]),
  );
