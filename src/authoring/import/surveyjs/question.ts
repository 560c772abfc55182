import { allHold, answer, compare, constantOf, type Expression } from '../expression.ts';
import type { Json, Question } from '../form.ts';
import { known, loseKeys, maps, text, textOf } from '../reading.ts';
import { elementChoices, hasOther, ratesOf } from './choices.ts';
import { elementLook } from './look.ts';
import { elementRules } from './rules.ts';
import { expressionAt, type SurveyAround, type Survey } from './survey.ts';
import { inputs, knownKeys, questionTypes, surveyWays } from './types.ts';

/** A question with one answer. With "other", a second question asks what. */
export function elementQuestions(
  element: Json,
  at: string,
  id: string,
  around: SurveyAround,
  survey: Survey,
): Question[] {
  const { reading } = survey;
  const kind = String(element.type ?? 'text');
  const made = questionTypes[kind];
  const title = textOf(element.title, reading) ?? text(element.name) ?? id;
  if (!made) {
    reading.lost.push({ at, what: `the question "${title}" of type ${kind}`, way: 'Ask it in another way.' });
    return [];
  }
  // The check of a text box for numbers takes nothing else.
  const isNumeric = kind === 'text' && maps(element.validators).some(({ type }) => /^numeric/.test(String(type)));
  const input = inputs[String(element.inputType ?? (isNumeric ? 'number' : 'text'))];
  if (!input)
    reading.lost.push({
      at: `${at}/inputType`,
      what: `a text box for ${String(element.inputType)}`,
      way: 'It is a plain text box now. Describe the allowed texts by a pattern.',
    });
  loseKeys(element, knownKeys, at, reading.lost, surveyWays);
  const choices =
    kind === 'rating' ? ratesOf(element, at, survey) : made.chosen ? elementChoices(element, at, survey) : undefined;
  if (made.chosen === true && !choices) {
    reading.lost.push({
      at: `${at}/choices`,
      what: `the question "${title}" without choices`,
      way: 'Write its choices into a list.',
    });
    return [];
  }
  const isYesNo = kind === 'boolean' && (element.valueTrue !== undefined || element.labelTrue !== undefined);
  const question =
    made.chosen === true || !isYesNo
      ? single(element, at, id, title, made, input ?? {}, choices, around, survey)
      : yesNo(element, at, id, title, around, survey);
  return [question, ...furtherOf(element, at, question, survey)];
}

function single(
  element: Json,
  at: string,
  id: string,
  title: string,
  made: (typeof questionTypes)[string],
  input: (typeof inputs)[string],
  choices: Question['choices'],
  around: SurveyAround,
  survey: Survey,
): Question {
  const isNumber = choices?.every(({ value: one }) => typeof one === 'number') === true;
  const type = choices && made.type !== 'array' ? (isNumber ? 'integer' : 'string') : (input.type ?? made.type);
  const { rules, words } = elementRules(element, type, input.format, at, survey);
  if (made.widget === 'file') fileLost(element, at, survey);
  if (element.type === 'ranking')
    survey.reading.lost.push({
      at,
      what: `the order of the choices of "${title}"`,
      way: 'Visitors choose them, in no order. Ask for the first, the second and so on.',
    });
  return withConditions(
    element,
    {
      at,
      id,
      type,
      title,
      choices,
      rules,
      required: element.isRequired === true,
      words,
      ui: elementLook(element, input.widget ?? made.widget, around, survey),
    },
    around,
    survey,
  );
}

/** A question for yes or no with words of its own: two choices. */
function yesNo(element: Json, at: string, id: string, title: string, around: SurveyAround, survey: Survey): Question {
  const { reading } = survey;
  const of = (key: 'True' | 'False', standard: string) => ({
    value: typeof element[`value${key}`] === 'string' ? (element[`value${key}`] as string) : key.toLowerCase(),
    label: textOf(element[`label${key}`], reading) ?? standard,
  });
  const choices = [of('True', 'Yes'), of('False', 'No')];
  const { words } = elementRules(element, 'string', undefined, at, survey);
  return withConditions(
    element,
    {
      at,
      id,
      type: 'string',
      title,
      choices,
      rules: known({ default: element.defaultValue === undefined ? undefined : String(element.defaultValue) }),
      required: element.isRequired === true,
      words,
      ui: elementLook(element, 'radio', around, survey),
    },
    around,
    survey,
  );
}

/** Adds when a question is shown, and when it must be answered. */
export function withConditions(element: Json, question: Question, around: SurveyAround, survey: Survey): Question {
  const { at } = question;
  const enabled = expressionAt(element, 'enableIf', at, survey);
  if (enabled)
    survey.reading.lost.push({
      at: `${at}/enableIf`,
      what: 'a question that is shown, but cannot be answered',
      way: 'It is hidden then. To show it always, remove its when.',
    });
  if (element.visible === false)
    survey.reading.lost.push({
      at: `${at}/visible`,
      what: 'a question that is hidden',
      way: 'It is shown now: remove it, or give it widget: hidden.',
    });
  return {
    ...question,
    requiredWhen: expressionAt(element, 'requiredIf', at, survey),
    when: allHold(around.when, expressionAt(element, 'visibleIf', at, survey), enabled),
  };
}

/** What else is asked with a question: the words of "other", and a comment. */
function furtherOf(element: Json, at: string, question: Question, { reading }: Survey): Question[] {
  const more = (suffix: string, title: string, when: Expression | undefined, required: boolean): Question => ({
    at,
    id: `${question.id}-${suffix}`,
    type: 'string',
    title,
    rules: {},
    required,
    words: {},
    ui: known({ group: question.ui.group }),
    when,
  });
  const isOther: Expression =
    question.type === 'array'
      ? { op: 'contains', whole: answer(question.id), item: constantOf('other') }
      : compare(answer(question.id), '==', constantOf('other'));
  const hasComment = element.hasComment === true || element.showCommentArea === true;
  return [
    ...(question.choices && hasOther(element)
      ? [more('Comment', `${question.title}: ${textOf(element.otherText, reading) ?? 'Other'}`, isOther, true)]
      : []),
    ...(hasComment
      ? [
          more(
            'Remark',
            `${question.title}: ${textOf(element.commentText, reading) ?? 'Comment'}`,
            question.when,
            false,
          ),
        ]
      : []),
  ];
}

const fileLost = (element: Json, at: string, { reading }: Survey): void => {
  const several = element.allowMultiple === true;
  reading.lost.push({
    at,
    what: several ? 'several files' : 'the content of the file',
    way: 'Only the name of one file is kept. In a form that is sent, use the control upload.',
  });
};
