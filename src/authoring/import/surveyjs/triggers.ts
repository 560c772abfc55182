import type { Effect, Json } from '../form.ts';
import { list, maps, text } from '../reading.ts';
import { expressionAt, type Survey } from './survey.ts';

/** A survey whose triggers show questions and pages, as one in which these say when they are shown. */
export function withShown(source: Json): Json {
  const shown = new Map<string, string[]>();
  const isShowing = (trigger: Json): boolean =>
    /^visible/.test(String(trigger.type)) && text(oldTrigger(trigger).expression) !== undefined;
  for (const trigger of maps(source.triggers).filter(isShowing))
    for (const name of [...list(trigger.questions), ...list(trigger.pages)].map(String))
      shown.set(name, [...(shown.get(name) ?? []), `(${text(oldTrigger(trigger).expression)!})`]);
  if (shown.size === 0) return source;
  const part = ({ visible, ...one }: Json): Json => {
    const conditions = shown.get(String(one.name));
    return {
      ...one,
      ...Object.fromEntries(
        ['pages', 'elements', 'questions'].flatMap((key) => (key in one ? [[key, maps(one[key]).map(part)]] : [])),
      ),
      ...(conditions ? { visibleIf: conditions.join(' or ') } : visible !== undefined && { visible }),
    };
  };
  return part({ ...source, triggers: maps(source.triggers).filter((one) => !isShowing(one)) });
}

/** What happens when an answer changes. */
export function triggersOf(triggers: readonly Json[], survey: Survey): void {
  for (const [index, trigger] of triggers.entries()) {
    const at = `/triggers/${index}`;
    const when = expressionAt(oldTrigger(trigger), 'expression', at, survey);
    const set = text(trigger.setToName);
    const to = effectOf(trigger);
    if (when && set !== undefined && to) survey.effects.push({ at, when, set, to });
    else
      survey.reading.lost.push({
        at,
        what: `a trigger of type ${String(trigger.type)}${when ? '' : ' without a condition that can be read'}`,
        way:
          trigger.type === 'complete'
            ? 'Write an exit of the step: exits.'
            : 'Write when, effects or computed in its place.',
      });
  }
}

/** Triggers of old versions name a question, an operator and a value. */
const oldTrigger = (trigger: Json): Json => {
  const name = text(trigger.name);
  if (text(trigger.expression) !== undefined || name === undefined) return trigger;
  const operator = String(trigger.operator ?? 'equal');
  const value =
    trigger.value === undefined
      ? ''
      : typeof trigger.value === 'string'
        ? `'${trigger.value}'`
        : JSON.stringify(trigger.value);
  return { ...trigger, expression: `{${name}} ${operator} ${value}` };
};

function effectOf({ type, setValue, fromName }: Json): Effect['to'] | undefined {
  const copied = text(fromName);
  if (type === 'copyvalue' && copied !== undefined) return { copyOf: copied };
  if (type !== 'setvalue') return undefined;
  return typeof setValue === 'string' || typeof setValue === 'number' || typeof setValue === 'boolean'
    ? { value: setValue }
    : undefined;
}
