import { everyQuestion } from '../import/form.ts';
import { questionsOf, type ExportedForm } from './form.ts';

/** The title of each question by its id, in quotes: a text without answers names the question in their place. */
export const titlesOf = (form: ExportedForm): ReadonlyMap<string, string> =>
  new Map(everyQuestion(questionsOf(form)).map(({ id, title }) => [id, `"${title.replace(/[{}]/g, '')}"`]));
