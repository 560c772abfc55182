import { isMap } from '../../../compiler/read/shape.ts';
import type { Choice, Json } from '../form.ts';
import { choicesOf, list, text, textOf } from '../reading.ts';
import { expressionAt, type Survey } from './survey.ts';

/** The choices of a question: its own, or those of another question; with those for none, others, and so on. */
export function elementChoices(element: Json, at: string, survey: Survey): readonly Choice[] | undefined {
  const { lost } = survey.reading;
  const from = text(element.choicesFromQuestion);
  const own = from === undefined ? list(element.choices) : list(survey.elements.get(from)?.choices);
  const each = text(element.choicesVisibleIf);
  if (each !== undefined)
    lost.push({
      at: `${at}/choicesVisibleIf`,
      what: each,
      way: 'Write under choicesWhen when each choice is offered.',
    });
  const enabledEach = text(element.choicesEnableIf);
  if (enabledEach !== undefined)
    lost.push({
      at: `${at}/choicesEnableIf`,
      what: enabledEach,
      way: 'Write under choicesWhen when each choice is offered.',
    });
  if (element.choicesByUrl !== undefined && Object.keys((element.choicesByUrl ?? {}) as object).length > 0)
    lost.push({ at: `${at}/choicesByUrl`, what: 'choices of a server', way: 'Write them into a list.' });
  return choicesOf([...itemsIn(own, at, survey), ...specials(element, survey)], at, lost);
}

/** Items as SurveyJS writes them: a value, value|text, or { value, text, visibleIf }. */
export function itemsIn(items: readonly unknown[], at: string, survey: Survey) {
  const { reading } = survey;
  return items.map((item, index) => {
    if (!isMap(item)) {
      const [, value, label] = /^([^|]+)\|(.+)$/.exec(String(item)) ?? [];
      return value === undefined ? { value: item } : { value, label };
    }
    const place = `${at}/choices/${index}`;
    const shown = expressionAt(item, 'visibleIf', place, survey);
    const enabled = expressionAt(item, 'enableIf', place, survey);
    if (enabled)
      reading.lost.push({
        at: `${place}/enableIf`,
        what: 'why a choice cannot be chosen',
        way: 'It says "Not available" then: write the reason under unavailable.',
      });
    return { value: item.value ?? item.text, label: textOf(item.text, reading), when: shown, enabled };
  });
}

function specials(element: Json, { reading }: Survey) {
  const given = (keys: readonly string[]) => keys.some((key) => element[key] === true);
  return [
    ...(given(['hasNone', 'showNoneItem'])
      ? [{ value: 'none', label: textOf(element.noneText, reading) ?? 'None' }]
      : []),
    ...(given(['showRefuseItem'])
      ? [{ value: 'refused', label: textOf(element.refuseText, reading) ?? 'I do not want to answer' }]
      : []),
    ...(given(['showDontKnowItem'])
      ? [{ value: 'dontknow', label: textOf(element.dontKnowText, reading) ?? 'I do not know' }]
      : []),
    ...(hasOther(element) ? [{ value: 'other', label: textOf(element.otherText, reading) ?? 'Other' }] : []),
  ];
}

export const hasOther = (element: Json): boolean => element.hasOther === true || element.showOtherItem === true;

/** The steps of a rating. */
export function ratesOf(element: Json, at: string, survey: Survey): readonly Choice[] | undefined {
  const { rateValues, rateMin = 1, rateMax, rateCount, rateStep = 1 } = element;
  if (list(rateValues).length > 0) return choicesOf(itemsIn(list(rateValues), at, survey), at, survey.reading.lost);
  const from = Number(rateMin);
  const step = Number(rateStep);
  const to = Number(rateMax ?? (rateCount === undefined ? 5 : from + (Number(rateCount) - 1) * step));
  const count = Math.min(101, Math.max(0, Math.floor((to - from) / step) + 1));
  const ends: Readonly<Record<number, string | undefined>> = {
    0: textOf(element.minRateDescription, survey.reading),
    [count - 1]: textOf(element.maxRateDescription, survey.reading),
  };
  return choicesOf(
    Array.from({ length: count }, (_, index) => {
      const value = from + index * step;
      return { value, label: ends[index] === undefined ? undefined : `${value}: ${ends[index]}` };
    }),
    at,
    survey.reading.lost,
  );
}
