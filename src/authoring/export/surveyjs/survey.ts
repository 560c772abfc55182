import { CannotSay, type Expression } from '../../import/expression.ts';
import { everyQuestion, type Lost, type Rule } from '../../import/form.ts';
import { tell } from '../../import/tell.ts';
import { questionsOf, type ExportedForm, type ExportedQuestion } from '../form.ts';
import { tablesIn } from './tables.ts';
import { referenceTo, surveyText, type SurveyScope } from './expressions.ts';

/** What is known of the whole form while a part of it is written. */
export interface Survey {
  readonly lost: Lost[];
  readonly scope: SurveyScope;
  /** The checks over several answers, by the id of the question beside which they are shown. */
  readonly rules: ReadonlyMap<string, readonly Rule[]>;
  readonly byId: ReadonlyMap<string, ExportedQuestion>;
  lose(at: string, what: string, way: string): void;
}

export function surveyOf(form: ExportedForm): Survey {
  const lost = [...form.lost];
  const questions = questionsOf(form);
  const rows = questions.flatMap((one) => one.rows ?? []);
  const references = new Map(
    tablesIn(questions).flatMap(({ name, questions: own }) => own.map(({ id }) => [id, `${name}.${id}`] as const)),
  );
  const rules = new Map<string, Rule[]>();
  for (const rule of form.rules) rules.set(rule.beside, [...(rules.get(rule.beside) ?? []), rule]);
  return {
    lost,
    scope: { references, rows: undefined, inRows: new Set(rows.map(({ id }) => id)) },
    rules,
    byId: new Map(everyQuestion(questions).map((one) => [one.id, one as ExportedQuestion])),
    lose: (at, what, way) => void lost.push({ at, what, way }),
  };
}

/** An expression in the words of SurveyJS. One that it cannot say is lost. */
export function textOr(
  expression: Expression | undefined,
  at: string,
  what: string,
  { scope, lose }: Survey,
): string | undefined {
  try {
    return expression && surveyText(expression, scope);
  } catch (error) {
    if (!(error instanceof CannotSay)) throw error;
    lose(at, `${what} ${tell(expression!)}: ${error.message}`, 'Register a function of your own in SurveyJS.');
    return undefined;
  }
}

/** A text with answers, by the names that SurveyJS has for them. */
export function said(text: unknown, at: string, { scope, lose }: Survey): string | undefined {
  if (typeof text !== 'string') return undefined;
  return text.replace(/\{([\w.]+)\}/g, (whole, id: string) => {
    try {
      return `{${referenceTo(id, scope)}}`;
    } catch (error) {
      if (!(error instanceof CannotSay)) throw error;
      lose(at, `the answer ${id} in "${text}"`, `${error.message}.`);
      return whole;
    }
  });
}
