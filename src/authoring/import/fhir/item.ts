import { isMap } from '../../../compiler/read/shape.ts';
import {
  allHold,
  answer,
  answered,
  any,
  CannotSay,
  compare,
  not,
  constantOf,
  type Expression,
  type Sign,
} from '../expression.ts';
import type { Choice, Json, Lost } from '../form.ts';
import { choicesOf, list, map, maps, readOr, text, textOf, type Reading } from '../reading.ts';

/** The value of an extension, by the end of its address. */
export function extension(item: Json, name: string): unknown {
  const found = maps(item.extension).find(({ url }) => String(url).endsWith(`/${name}`));
  return found && valueIn(found, 'value');
}

/** What is under a key with its type: valueCoding, answerBoolean. */
function valueIn(holder: Json, prefix: string): unknown {
  const key = Object.keys(holder).find((one) => new RegExp(`^${prefix}[A-Z]`).test(one) && one !== `${prefix}Set`);
  return key === undefined ? undefined : holder[key];
}

/** The code of the control that the questionnaire asks for. */
export const controlOf = (item: Json): string | undefined =>
  text(maps(map(extension(item, 'questionnaire-itemControl')).coding)[0]?.code);

/** A coding, quantity or plain value as the value of a choice. */
function codedValue(given: unknown): unknown {
  if (!isMap(given)) return given;
  return given.code ?? given.value ?? given.display ?? given.reference;
}

/** The choices of an item: its own, or those of a value set in the file. */
export function fhirChoices(
  item: Json,
  contained: readonly Json[],
  at: string,
  reading: Reading,
): readonly Choice[] | undefined {
  const own = maps(item.answerOption ?? item.option).map((option) => ({ given: valueIn(option, 'value') }));
  const set = text(item.answerValueSet) ?? text(map(item.options).reference);
  if (own.length === 0 && set === undefined) return undefined;
  const given = own.length > 0 ? own : conceptsOf(set!, contained).map((one) => ({ given: one as unknown }));
  if (given.length === 0)
    reading.lost.push({
      at: `${at}/answerValueSet`,
      what: `the choices of ${set ?? ''}, which are not in the file`,
      way: 'Write them into a list.',
    });
  return choicesOf(
    given.map(({ given: one }) => ({
      value: codedValue(one),
      label: isMap(one) ? textOf(one.display, reading) : undefined,
    })),
    at,
    reading.lost,
  );
}

function conceptsOf(reference: string, contained: readonly Json[]): readonly Json[] {
  const set = contained.find(({ id, url }) => `#${String(id)}` === reference || url === reference);
  if (!set) return [];
  const expanded = maps(map(set.expansion).contains);
  return expanded.length > 0 ? expanded : maps(map(set.compose).include).flatMap(({ concept }) => maps(concept));
}

const signs: Readonly<Record<string, Sign>> = { '=': '==', '!=': '!=', '>': '>', '<': '<', '>=': '>=', '<=': '<=' };

/** When an item is shown. */
export function enabledWhen(item: Json, at: string, reading: Reading): Expression | undefined {
  const tests = maps(item.enableWhen).map((one, index) =>
    readOr(reading, `${at}/enableWhen/${index}`, JSON.stringify(one), () => testOf(one)),
  );
  const script = map(extension(item, 'sdc-questionnaire-enableWhenExpression'));
  if (text(script.expression) !== undefined)
    reading.lost.push({
      at: `${at}/enableWhenExpression`,
      what: text(script.expression)!,
      way: 'Write it under when, in our expressions.',
    });
  // Dropping one of several alternatives would hide the item too often.
  if (item.enableBehavior === 'any') return tests.some((one) => one === undefined) ? undefined : any(...tests);
  return allHold(...tests);
}

function testOf({ question, operator = '=', hasAnswer, ...rest }: Json): Expression {
  const of = answer(String(question));
  if (typeof hasAnswer === 'boolean') return hasAnswer ? answered(of) : not(answered(of));
  const given = codedValue(valueIn(rest, 'answer'));
  if (operator === 'exists') return given === false ? not(answered(of)) : answered(of);
  const sign = signs[String(operator)];
  if (!sign || (typeof given !== 'string' && typeof given !== 'number' && typeof given !== 'boolean'))
    throw new CannotSay('its answer is not a single value');
  const test = compare(of, sign, constantOf(given));
  // Without an answer, FHIR takes no comparison as true.
  return sign === '!=' ? allHold(answered(of), test)! : test;
}

/** What an item has that our forms do not. */
export function loseExtensions(item: Json, at: string, lost: Lost[]): void {
  const known = [
    'questionnaire-itemControl',
    'minValue',
    'maxValue',
    'questionnaire-hidden',
    'entryFormat',
    'regex',
    'minLength',
    'questionnaire-minOccurs',
    'questionnaire-maxOccurs',
    'questionnaire-unit',
    'sdc-questionnaire-enableWhenExpression',
    'questionnaire-choiceOrientation',
    'rendering-xhtml',
    'rendering-style',
    'translation',
    'maxDecimalPlaces',
    'questionnaire-supportLink',
    'ordinalValue',
    'designNote',
  ];
  for (const { url } of maps(item.extension)) {
    const name = String(url).split('/').at(-1)!;
    if (!known.includes(name))
      lost.push({ at, what: `the extension ${name}`, way: fhirWays[name] ?? 'Our forms have nothing for it.' });
  }
}

const fhirWays: Readonly<Record<string, string>> = {
  'sdc-questionnaire-calculatedExpression': 'Write it as computed, in our expressions.',
  'sdc-questionnaire-initialExpression': 'Write it as prefill, in our expressions.',
  'sdc-questionnaire-answerExpression': 'Write the choices into a list.',
  'questionnaire-constraint': 'Write an assert under rules.',
  targetConstraint: 'Write an assert under rules.',
};

export const initialOf = (item: Json): unknown => {
  const [first] = list(item.initial);
  return isMap(first) ? codedValue(valueIn(first, 'value')) : codedValue(valueIn(item, 'initial'));
};
