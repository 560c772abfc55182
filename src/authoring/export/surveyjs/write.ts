import type { Effect, Json } from '../../import/form.ts';
import { known } from '../../import/reading.ts';
import type { ExportedForm, ExportedPage, ExportedQuestion, Written } from '../form.ts';
import { optional } from '../question.ts';
import { surveyChoices, elementOf } from './element.ts';
import { said, surveyOf, textOr, type Survey } from './survey.ts';
import { tablesIn, type Table } from './tables.ts';

/** The form as a survey of SurveyJS. The steps of a wizard are its pages. */
export function writeSurveyJs(form: ExportedForm): Written {
  const survey = surveyOf(form);
  if (form.description !== undefined)
    survey.lose(form.at, `the note "${form.description}"`, 'SurveyJS has no place for notes of authors.');
  const pages = form.pages.map((page, index) => pageOf(page, index, survey));
  const values = form.pages.flatMap(({ questions }) => questions).filter(isCalculated);
  const triggers = form.effects.flatMap((effect) => triggerOf(effect, survey));
  const data = known({
    title: form.title,
    completeText: form.submit,
    pageNextText: form.next,
    pagePrevText: form.back,
    clearInvisibleValues: 'onHidden',
    pages,
    calculatedValues: values.length > 0 ? values.flatMap((one) => calculatedOf(one, survey)) : undefined,
    triggers: triggers.length > 0 ? triggers : undefined,
  });
  return { data, lost: survey.lost };
}

function pageOf(page: ExportedPage, index: number, survey: Survey): Json {
  const { at, title, intro, paragraphs = [], when } = page;
  const visibleIf = textOr(when, at, `the step "${title ?? ''}" is shown only when`, survey);
  const questions =
    when && visibleIf === undefined ? page.questions.map((one) => optional(one, survey.lost)) : page.questions;
  return known({
    name: `page${index + 1}`,
    title,
    description: intro,
    visibleIf,
    elements: [
      ...paragraphs.map((text, place) => ({
        type: 'html',
        name: `text${index + 1}-${place + 1}`,
        html: escaped(text),
      })),
      ...inPanels(
        questions.filter((one) => !isCalculated(one)),
        index,
        survey,
      ),
    ],
  });
}

const escaped = (text: string): string =>
  `<p>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')}</p>`;

/** Questions with one heading are in a panel, rows of a table in a matrix. */
function inPanels(questions: readonly ExportedQuestion[], index: number, survey: Survey): Json[] {
  const tables = tablesIn(questions);
  const result: Json[] = [];
  let panel: { title: string; elements: Json[] } | undefined;
  for (const question of questions) {
    const table = tables.find((one) => one.questions.includes(question));
    if (table) {
      panel = undefined;
      if (table.questions[0] === question) result.push(matrixOf(table, survey));
      continue;
    }
    const element = elementOf(question, survey);
    const { group } = question.ui;
    if (typeof group !== 'string') {
      panel = undefined;
      result.push(element);
    } else if (panel?.title === group) panel.elements.push(element);
    else {
      panel = { title: group, elements: [element] };
      result.push({ type: 'panel', name: `panel${index + 1}-${result.length + 1}`, ...panel });
    }
  }
  return result;
}

/** Questions with the same choices as one table. Its answer is an object by question. */
function matrixOf({ name, title, questions }: Table, survey: Survey): Json {
  const [first] = questions;
  survey.lose(
    first!.at,
    `the answers to the table "${title}" one by one`,
    `They are in the object ${name}: take them out in code.`,
  );
  for (const { at, title: row, words } of questions)
    for (const text of Object.values(words))
      survey.lose(at, `the message "${text}" of "${row}"`, 'SurveyJS has its own words for a table.');
  return known({
    type: 'matrix',
    name,
    title,
    columns: surveyChoices(first!, survey),
    rows: questions.map((one) => ({ value: one.id, text: said(one.title, one.at, survey) })),
    eachRowRequired: first!.required ? true : undefined,
  });
}

/** A value that no question shows, and no condition hides. */
const isCalculated = ({ computed, control, when }: ExportedQuestion): boolean =>
  computed !== undefined && control === 'hidden' && when === undefined;

function calculatedOf({ id, at, title, computed, sent }: ExportedQuestion, survey: Survey): Json[] {
  const expression = textOr(computed, at, `how "${title}" is worked out:`, survey);
  if (title !== id) survey.lose(at, `the title "${title}" of a hidden value`, 'SurveyJS shows it nowhere.');
  return expression === undefined ? [] : [known({ name: id, expression, includeIntoResult: sent ? true : undefined })];
}

/** An answer that changes another one. */
function triggerOf({ at, when, set, to }: Effect, survey: Survey): Json[] {
  const expression = textOr(when, at, 'an answer is set when', survey);
  if (expression === undefined) return [];
  return 'copyOf' in to
    ? [{ type: 'copyvalue', expression, setToName: set, fromName: to.copyOf }]
    : [{ type: 'setvalue', expression, setToName: set, setValue: to.value }];
}
