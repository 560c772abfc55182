import type { FieldModel } from '../../compiler/model/types.ts';
import { conditionMeaning, conditionParts, type Condition } from '../../compiler/model/conditions.ts';
import { constantsIn, optionsOf, type SymbolTable } from '../../compiler/resolve/symbols.ts';
import type { AnswerRule, ConditionMap } from '../../plan/config.generated.ts';

/** The fields that a condition may read, by name. */
export type Fields = ReadonlyMap<string, FieldModel>;

/**
 * A condition as a person would say it: `"Age" is 60 or more, and "Colour" is Red`. An expression that says more than
 * comparisons stands as it is written.
 */
export function conditionWords(condition: Condition, fields: Fields, symbols: SymbolTable): string {
  const { map } = conditionMeaning(condition, [], { constants: constantsIn(symbols) });
  return map ? mapWords(map, fields, symbols) : String(condition);
}

function mapWords(condition: ConditionMap, fields: Fields, symbols: SymbolTable): string {
  const { rules, anyOf, not } = conditionParts(condition);
  const parts = Object.entries(rules).map(
    ([name, rule]) => `"${fieldLabel(name, fields)}" ${ruleWords(rule, fields.get(name), symbols)}`,
  );
  const branches = anyOf.map((branch) => mapWords(branch, fields, symbols)).join(', or ');
  const alone = parts.length === 0 && not === undefined;
  return [
    ...parts,
    ...(anyOf.length === 0 ? [] : [alone ? branches : `(${branches})`]),
    ...(not === undefined ? [] : [`not (${mapWords(not, fields, symbols)})`]),
  ].join(', and ');
}

/** What a visitor reads beside a field, in a row after that of the rows: Members 2: Age. Its name without a label. */
export function fieldLabel(name: string, fields: Fields): string {
  const [owner = '', row, inner] = name.split('.');
  const field = fields.get(owner);
  const [own, ofRow] = [field?.schema.title ?? owner, field?.rows?.fields.get(inner ?? '')?.schema.title ?? inner];
  return inner === undefined ? own : `${own} ${row}: ${ofRow}`;
}

function ruleWords(rule: AnswerRule, field: FieldModel | undefined, symbols: SymbolTable): string {
  const keywords = Object.keys(rule) as (keyof AnswerRule)[];
  if (keywords.length === 0) return 'is answered';
  const say: Say = {
    answer: (value) => answerLabel(value, field, symbols),
    rule: (inner) => ruleWords(inner, field, symbols),
  };
  return keywords.map((keyword) => keywordWords(keyword, rule, say)).join(' and ');
}

/** The label of an option that is an answer; other answers as they are. */
export function answerLabel(
  value: string | number | boolean,
  field: FieldModel | undefined,
  symbols: SymbolTable,
): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return optionsOf(field?.list, symbols).find((option) => option.value === value)?.label ?? String(value);
}

/** How the parts of a rule are said, which depends on the field. */
interface Say {
  answer(value: string | number | boolean): string;
  rule(rule: AnswerRule): string;
}

const asWritten =
  (keyword: keyof AnswerRule) =>
  (value: unknown): string =>
    `fits ${keyword}: ${JSON.stringify(value)}`;

type Keywords = Required<AnswerRule>;

/** The words for each keyword of a rule. One that schemas/ gains does not compile until it has some here. */
const words: { readonly [Keyword in keyof Keywords]: (value: Keywords[Keyword], say: Say) => string } = {
  const: (value, { answer }) => (value === true ? 'is ticked' : `is ${answer(value)}`),
  enum: (values, { answer }) => `is ${values.map(answer).join(' or ')}`,
  minimum: (value, { answer }) => `is ${answer(value)} or more`,
  exclusiveMinimum: (value, { answer }) => `is more than ${answer(value)}`,
  maximum: (value, { answer }) => `is ${answer(value)} or less`,
  minLength: (value, { answer }) => `has ${answer(value)} letters or more`,
  minItems: (value, { answer }) => `has ${answer(value)} or more`,
  contains: (inner, { rule }) => `has one that ${rule(inner)}`,
  not: (inner, { rule }) => `is not so: ${rule(inner)}`,
  exclusiveMaximum: asWritten('exclusiveMaximum'),
  multipleOf: asWritten('multipleOf'),
  maxLength: asWritten('maxLength'),
  pattern: asWritten('pattern'),
  format: asWritten('format'),
  maxItems: asWritten('maxItems'),
  type: asWritten('type'),
  anyOf: asWritten('anyOf'),
};

const keywordWords = <Keyword extends keyof Keywords>(keyword: Keyword, rule: AnswerRule, say: Say): string =>
  words[keyword](rule[keyword] as Keywords[Keyword], say);
