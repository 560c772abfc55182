import { formatMessage } from '../../engine/format/message.ts';
import type { Answers } from '../../plan/answers.ts';
import type { FieldPlan, FormModule } from '../../plan/form.ts';
import type { Label } from '../../plan/lead.ts';
import type { Issue } from '../http/problem.ts';
import type { OfferedById } from './catalog.ts';
import { pointer } from './lead-schema.ts';

/** The fields that name a policy or a term plan. */
const offerFields = ({ plan }: FormModule): FieldPlan[] =>
  Object.values(plan.fields).filter(({ options }) => options.catalog !== undefined);

const answered = (form: FormModule, answers: Answers): FieldPlan[] =>
  offerFields(form).filter(({ name }) => Object.hasOwn(answers, name));

/** Ids that the catalog does not have. */
export const offerIssues = (form: FormModule, answers: Answers, offered: OfferedById): Issue[] =>
  answered(form, answers)
    .filter(({ name }) => !offered.has(String(answers[name])))
    .map(({ name }) => ({
      path: pointer('/answers', name),
      keyword: 'unknown',
      message: 'No policy or term plan has this id.',
    }));

/** Which policy or plan each id means, in the words of config and with the figures of our own catalog. */
export const offerLabels = (form: FormModule, answers: Answers, offered: OfferedById): Record<string, Label> =>
  Object.fromEntries(
    answered(form, answers).map(({ name, label, options }) => [
      name,
      { question: label, answer: formatMessage(options.catalog!, { ...offered.get(String(answers[name])) }) },
    ]),
  );
