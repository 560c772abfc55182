import type { Json } from '../../import/form.ts';
import { known } from '../../import/reading.ts';
import type { ExportedQuestion } from '../form.ts';
import { optional } from '../question.ts';
import { lookOf } from './look.ts';
import { rulesOf } from './rules.ts';
import { said, textOr, type Survey } from './survey.ts';

/** A question as an element of SurveyJS. */
export function elementOf(given: ExportedQuestion, survey: Survey): Json {
  const { at, title, when } = given;
  const visibleIf = textOr(when, at, `"${title}" is asked only when`, survey);
  const question = when && visibleIf === undefined ? optional(given, survey.lost) : given;
  const { id, ui, required, words, rows, computed, each } = question;
  loseRest(question, survey);
  const base = known({
    ...lookOf(question, survey),
    name: survey.scope.rows === undefined ? id : id.slice(survey.scope.rows.length + 1),
    title: said(title, at, survey),
    description: said(ui.help, at, survey),
    visibleIf,
    ...(question.keeps && { clearIfInvisible: 'none' }),
  });
  if (computed) return computedOf(question, base, survey);
  return known({
    ...base,
    isRequired: required ? true : undefined,
    requiredErrorText: required ? said(words.required, at, survey) : undefined,
    choices: question.choices && isChosen(base) ? surveyChoices(question, survey) : undefined,
    ...(rows && panelOf(question, rows, survey)),
    ...(each && textsOf(question, survey)),
    ...startOf(question, survey),
    ...(!each && rulesOf(question, survey)),
  });
}

const isChosen = ({ type }: Json): boolean => ['dropdown', 'radiogroup', 'checkbox', 'tagbox'].includes(String(type));

function startOf({ rules, prefill, at, title, ui }: ExportedQuestion, survey: Survey): Json {
  return known({
    defaultValue: rules.default,
    defaultValueExpression: textOr(prefill, at, `what "${title}" starts with:`, survey),
    readOnly: ui.readOnly,
  });
}

/** A value that is worked out: shown, or only in the result. */
function computedOf(question: ExportedQuestion, base: Json, survey: Survey): Json {
  const { at, title, computed } = question;
  const expression = textOr(computed, at, `how "${title}" is worked out:`, survey);
  return known({ ...base, type: 'expression', expression, placeholder: undefined });
}

export function surveyChoices({ choices = [], at }: ExportedQuestion, survey: Survey): Json[] {
  return choices.map(({ value, label, when, enabled, reason }) => {
    if (reason !== undefined)
      survey.lose(at, `why "${label}" cannot be chosen: "${reason}"`, 'Say it in the description of the question.');
    return known({
      value,
      text: label,
      visibleIf: textOr(when, at, `"${label}" is offered only when`, survey),
      enableIf: textOr(enabled, at, `"${label}" can be chosen only when`, survey),
    });
  });
}

/** Rows that visitors add. */
function panelOf(
  { id, rules, ui, words, at, title, required }: ExportedQuestion,
  rows: readonly ExportedQuestion[],
  survey: Survey,
): Json {
  const inner: Survey = { ...survey, scope: { ...survey.scope, rows: id } };
  const { add, remove } = (ui.options ?? {}) as Json;
  for (const keyword of ['minItems', 'maxItems'])
    if (words[keyword] !== undefined)
      survey.lose(at, `the message "${words[keyword]}" of "${title}"`, 'SurveyJS has its own words for it.');
  if (required && rules.minItems === undefined)
    survey.lose(at, `how many rows "${title}" starts with`, 'Set panelCount.');
  for (const group of new Set(rows.map((one) => one.ui.group)))
    if (typeof group === 'string')
      survey.lose(at, `the heading "${group}" in each row`, 'Put its questions into a panel.');
  return known({
    templateElements: rows.map((one) => elementOf(one, inner)),
    minPanelCount: rules.minItems,
    panelCount: rules.minItems,
    maxPanelCount: rules.maxItems,
    panelAddText: add,
    panelRemoveText: remove,
  });
}

/** Texts that are typed one by one: rows with one text. */
function textsOf(question: ExportedQuestion, survey: Survey): Json {
  const { at, title, each = {}, rules, words, ui } = question;
  survey.lose(at, `a list of texts, "${title}"`, 'Each text is the answer "text" of a row: take them out in code.');
  for (const keyword of ['minItems', 'maxItems', 'uniqueItems'])
    if (words[keyword] !== undefined)
      survey.lose(at, `the message "${words[keyword]}" of "${title}"`, 'SurveyJS has its own words for it.');
  const { required: _, minItems: _m, maxItems: _n, uniqueItems: _u, ...eachWords } = words;
  const inner: ExportedQuestion = {
    ...question,
    control: 'text',
    type: 'string',
    rules: each,
    each: undefined,
    words: eachWords,
    prefill: undefined,
  };
  const { type: _t, ...rest } = lookOf({ ...inner, ui: {} }, survey);
  const { add, remove } = (ui.options ?? {}) as Json;
  return known({
    columns: [known({ name: 'text', cellType: 'text', title, isRequired: true, ...rest, ...rulesOf(inner, survey) })],
    minRowCount: rules.minItems,
    rowCount: rules.minItems ?? 1,
    maxRowCount: rules.maxItems,
    keyName: rules.uniqueItems === true ? 'text' : undefined,
    addRowText: add,
    removeRowText: remove,
  });
}

/** What no question of SurveyJS can have. */
function loseRest({ at, ui, title, control, path, sent, computed, choices }: ExportedQuestion, survey: Survey): void {
  if (path.length > 1)
    survey.lose(
      at,
      `that "${title}" is in the object ${path.slice(0, -1).join('.')}`,
      'Put the answers into objects in code.',
    );
  if (!sent && !(computed && control === 'hidden'))
    survey.lose(at, `that "${title}" is not sent`, 'Remove its answer in code (onCompleting).');
  if (choices && ui.autocomplete !== undefined)
    survey.lose(
      at,
      `autocomplete: ${String(ui.autocomplete)} of "${title}"`,
      'Set it in code (onAfterRenderQuestionInput).',
    );
}
