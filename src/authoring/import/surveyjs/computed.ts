import type { Json, Question } from '../form.ts';
import { known, loseKeys, text, textOf } from '../reading.ts';
import { elementLook } from './look.ts';
import { withConditions } from './question.ts';
import { expressionAt, type SurveyAround, type Survey } from './survey.ts';

/** A value that is worked out. */
export function expressionOf(element: Json, at: string, id: string, around: SurveyAround, survey: Survey): Question[] {
  const title = textOf(element.title, survey.reading) ?? text(element.name) ?? id;
  const computed = expressionAt(element, 'expression', at, survey);
  if (!computed) {
    survey.reading.lost.push({ at, what: `the value "${title}"`, way: 'Write it as computed, in our expressions.' });
    return [];
  }
  const shown = known({ currency: element.currency, displayStyle: element.displayStyle, format: element.format });
  loseKeys(shown, [], at, survey.reading.lost, {
    currency: 'Write display: money.',
    displayStyle: 'Write display: money, or a suffix.',
    format: 'Write a prefix or a suffix under options.',
  });
  const isText =
    computed.op === 'value'
      ? typeof computed.value === 'string'
      : computed.op === 'if' && computed.then.op === 'value' && typeof computed.then.value === 'string';
  return [
    withConditions(
      element,
      {
        at,
        id,
        type: isText ? 'string' : 'number',
        title,
        rules: {},
        required: false,
        words: {},
        ui: elementLook({ description: element.description, name: element.name }, undefined, around, survey),
        computed,
      },
      around,
      survey,
    ),
  ];
}
