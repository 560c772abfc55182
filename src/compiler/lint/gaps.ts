import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import type { MessageNode } from '../../plan/message.ts';
import { ASSERT } from '../../engine/expressions/run.ts';
import { pluginContract, type Contracts } from '../check/contracts.ts';
import { conditionMeaning, conditionParts, type Condition } from '../model/conditions.ts';
import type { FieldModel, FieldSetModel, FormModel, MessageModel, TextAt } from '../model/types.ts';
import { effectTexts, exitTexts, resultTexts } from '../model/texts.ts';
import { placeInside, type Source } from '../read/source.ts';
import { parseMessage } from '../resolve/message.ts';
import { certainFields, presentWith } from './certain.ts';

/**
 * Checks that a message says what stands there when an answer that it prints is missing.
 * Problem: message/gap
 */
export function lintGaps(model: FormModel, contracts: Contracts): Problem[] {
  const { source, sets, fields, actions, sayings, result } = model;
  const atEnd = new Set(certainIn(sets));
  const ofSubmit = new Set(actions.filter(({ button }) => button.presses === undefined).map(({ path }) => `${path}`));
  const isSubmit = ({ path }: TextAt) => [...ofSubmit].some((action) => `${path}`.startsWith(`${action},`));
  const estimate = sets[0]?.config.estimate;
  const look = (text: TextAt, present: Iterable<string>) => gapsIn(source, text, fields, new Set(present));
  return [
    ...sets.flatMap((set, index) => {
      const before = certainIn(sets.slice(0, index));
      return [
        ...set.messages.flatMap((message) =>
          look(message, [...before, ...toldBy(message, set), ...valuesOf(message.of, contracts)]),
        ),
        ...set.effects.flatMap((effect) =>
          effectTexts(effect)
            .filter(({ text }) => !isOneValue(text))
            .flatMap((text) => look(text, before)),
        ),
        ...set.exits.flatMap((exit) =>
          exitTexts(exit).flatMap((text) =>
            // Who comes to an exit has passed the step, and has answered what the exit asks about.
            look(text, [...before, ...certainFields(set, before), ...answeredWith(exit.config.when, set)]),
          ),
        ),
      ];
    }),
    ...(estimate
      ? look({ text: estimate.value, path: ['estimate', 'value'] }, pluginContract(estimate.plugin, contracts).values)
      : []),
    ...sayings.flatMap((saying) => look(saying, isSubmit(saying) ? atEnd : [])),
    ...resultTexts(result).flatMap((text) => [...look(text, atEnd), ...recordGaps(model, text, atEnd)]),
  ];
}

/** The fields that have an answer wherever a condition holds. */
function answeredWith(condition: Condition, set: FieldSetModel): string[] {
  const { map, expression } = conditionMeaning(condition, [], set.source);
  if (map) return Object.keys(conditionParts(map).rules);
  return expression ? presentWith(expression.text, set) : [];
}

/** An effect that writes one answer writes none when there is none. */
const isOneValue = (text: string): boolean => Array.isArray(parseMessage(text).message) && /^\{[^{}]*\}$/.test(text);

/** The fields that have an answer once all these sets are passed. */
const certainIn = (sets: FormModel['sets']): readonly string[] =>
  sets.reduce<string[]>((before, set) => [...before, ...certainFields(set, before)], []);

/**
 * The field beside which a message says that its answer is wrong, so there is one; or those without which an expression
 * that must hold could not fail.
 */
function toldBy({ of }: MessageModel, set: FieldSetModel): string[] {
  if (of.kind === 'field' && of.keyword !== 'required') return [of.field];
  const asserted = set.expressions.find(
    (one) => one.of.kind === 'assert' && of.kind === 'rule' && one.of.rule === of.rule,
  );
  return asserted ? presentWith(asserted.text, set) : [];
}

const valuesOf = (of: MessageModel['of'], contracts: Contracts): readonly string[] =>
  'plugin' in of && of.plugin !== ASSERT ? pluginContract(of.plugin, contracts).values : [];

function gapsIn(
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

/** Values of the result's record, which is missing where the answer is that names it. */
function recordGaps({ source, result }: FormModel, { text, path }: TextAt, present: ReadonlySet<string>): Problem[] {
  const { message } = parseMessage(text);
  if (typeof message === 'string' || present.has(result?.record?.by ?? '')) return [];
  return [...new Set(printedIn(message))]
    .filter((name) => name.startsWith('record.'))
    .map((name) => say.mayBeMissing(placeInside(source, path, `{${name}`), name));
}

/** The values that a message prints, but for those that it prints only where they are not missing. */
function printedIn(nodes: readonly MessageNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    if ('arg' in node) return [node.arg];
    const inside = Object.values(node.options).flatMap(printedIn);
    const chosen = 'select' in node && Object.hasOwn(node.options, 'missing') ? node.select : undefined;
    return inside.filter((name) => name !== chosen);
  });
}
