import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { ConditionMap } from '../../shared/plan/config.generated.ts';
import { ASSERT } from '../../shared/engine/expressions/run.ts';
import { pluginContract, type Contracts } from '../check/contracts.ts';
import { conditionMeaning, conditionParts, type Condition } from '../model/conditions.ts';
import { isMessageOf, mustHold } from '../model/expressions.ts';
import type { FieldModel, FieldSetModel, FormModel, MessageModel, TextAt } from '../model/types.ts';
import { effectTexts, exitTexts, printedIn, resultTexts } from '../model/texts.ts';
import { placeInside, type Source } from '../read/source.ts';
import { parseMessage } from '../resolve/message.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { certainFields, presentWith } from './certain.ts';
import { candidatesOf, canHold } from './conditions.ts';

/**
 * Checks that a message has a text for when an answer that it prints is missing.
 * Problem: message/gap
 */
export function lintGaps(model: FormModel, symbols: SymbolTable): Problem[] {
  const { contracts } = symbols;
  const { source, sets, fields, actions, sayings, result } = model;
  const atEnd = new Set(certainIn(sets, symbols));
  const ofSubmit = new Set(actions.filter(({ button }) => button.presses === undefined).map(({ path }) => `${path}`));
  const isSubmit = ({ path }: TextAt) => [...ofSubmit].some((action) => `${path}`.startsWith(`${action},`));
  // Computed values are only printed when all of them exist, as `missing` says.
  const { value, plugin } = sets[0]?.config.estimate ?? {};
  const look = (text: TextAt, present: Iterable<string>) => gapsIn(source, text, fields, new Set(present));
  return [
    ...sets.flatMap((set, index) => {
      const before = certainIn(sets.slice(0, index), symbols);
      return [
        ...set.messages
          .filter(isSaidAnyway)
          .flatMap((message) =>
            look(message, [...before, ...toldBy(message, set), ...pluginValues(message.of, contracts)]),
          ),
        ...set.effects.flatMap((effect) =>
          effectTexts(effect)
            .filter(({ text }) => !isOneValue(text))
            .flatMap((text) => look(text, before)),
        ),
        ...set.exits.flatMap((exit) =>
          exitTexts(exit).flatMap((text) =>
            // A visitor at an exit has passed the step, and has answered the questions of the exit's condition.
            look(text, [
              ...before,
              ...certainFields(set, symbols, before),
              ...answeredWith(exit.config.when, set, symbols),
            ]),
          ),
        ),
      ];
    }),
    ...(value !== undefined && plugin !== undefined
      ? look({ text: value, path: ['estimate', 'value'] }, pluginContract(plugin, contracts).values)
      : []),
    ...sayings.flatMap((saying) => look(saying, isSubmit(saying) ? atEnd : [])),
    ...resultTexts(result).flatMap((text) => [...look(text, atEnd), ...recordGaps(model, text, atEnd)]),
  ];
}

/** The fields that have an answer wherever a condition holds. */
export function answeredWith(condition: Condition, set: FieldSetModel, symbols: SymbolTable): string[] {
  const { map, expression, reads } = conditionMeaning(condition, [], set.source);
  if (!map) return expression ? presentWith(expression.text, set) : [];
  const [named, candidates] = [answeredIn(map), candidatesOf({ reads }, set.all, symbols)];
  const others = [...new Set(reads.map(({ field }) => field))].filter((field) => !named.includes(field));
  // A branch that never holds needs no answers.
  const isAnswered = (field: string): boolean =>
    candidates !== undefined && !canHold(map, new Map([...candidates, [field, noAnswers]]));
  return [...named, ...others.filter(isAnswered)];
}

/** The fields of its own rules, and those of all branches of its `anyOf`. */
function answeredIn(condition: ConditionMap): string[] {
  const { rules, anyOf } = conditionParts(condition);
  const [first = [], ...others] = anyOf.map(answeredIn);
  return [...Object.keys(rules), ...first.filter((field) => others.every((branch) => branch.includes(field)))];
}

const noAnswers = { answers: [], isComplete: true };

/** An effect that writes only one answer writes nothing if that is missing. */
const isOneValue = (text: string): boolean => Array.isArray(parseMessage(text).message) && /^\{[^{}]*\}$/.test(text);

/** The fields that have an answer once all these sets are passed. */
const certainIn = (sets: FormModel['sets'], symbols: SymbolTable): readonly string[] =>
  sets.reduce<string[]>((before, set) => [...before, ...certainFields(set, symbols, before)], []);

/**
 * The field beside which a message is shown: its answer is wrong, so there is one. Or the fields without whose answers
 * an `assert` could not fail.
 */
function toldBy({ of }: MessageModel, set: FieldSetModel): string[] {
  const rule = set.expressions.find((one) => isMessageOf(of, one.of));
  return [
    ...(of.kind === 'field' && of.keyword !== 'required' ? [of.field] : []),
    ...(rule ? presentWith(mustHold(rule)!, set) : []),
  ];
}

/** Whether a message may be shown while answers are missing: not the text of a computed amount. */
const isSaidAnyway = ({ of }: MessageModel): boolean =>
  of.kind !== 'amount' && !(of.kind === 'note' && of.plugin === '');

const pluginValues = (of: MessageModel['of'], contracts: Contracts): readonly string[] =>
  'plugin' in of && of.plugin !== ASSERT ? pluginContract(of.plugin, contracts).values : [];

/** The answers of a text that may be missing where it is shown. */
export function gapsIn(
  source: Source,
  { text, path }: TextAt,
  fields: ReadonlyMap<string, FieldModel>,
  present: ReadonlySet<string>,
): Problem[] {
  const { message } = parseMessage(text);
  if (typeof message === 'string') return [];
  const place = (name: string) => placeInside(source, path, `{${name}`);
  return [...new Set(printedIn(message))].flatMap((name) => {
    const field = fields.get(name);
    if (!field || present.has(name)) return [];
    return [field.schema.type === 'boolean' ? say.yesOrNo(place(name), name) : say.mayBeMissing(place(name), name)];
  });
}

/** Values of the result's record, which is missing if the answer that names it is missing. */
function recordGaps({ source, result }: FormModel, { text, path }: TextAt, present: ReadonlySet<string>): Problem[] {
  const { message } = parseMessage(text);
  if (typeof message === 'string' || present.has(result?.record?.by ?? '')) return [];
  return [...new Set(printedIn(message))]
    .filter((name) => name.startsWith('record.'))
    .map((name) => say.mayBeMissing(placeInside(source, path, `{${name}`), name));
}
