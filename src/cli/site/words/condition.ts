import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import { array, at, record } from '../../../compiler/read/data.ts';
import { listOf } from '../../../usages/site-view.ts';

/** Fields by name, as their schema has them. */
export type Fields = Readonly<Record<string, unknown>>;

/** A condition as a person would say it: `"Age" is 60 or more, and "Colour" is Red`. */
export function conditionWords(condition: unknown, fields: Fields, symbols: SymbolTable): string {
  const { anyOf, not, ...rest } = record(condition);
  const parts = [
    ...Object.entries(rest).map(
      ([field, rule]) => `"${labelOf(field, fields)}" ${ruleWords(rule, fields[field], symbols)}`,
    ),
    ...(anyOf === undefined
      ? []
      : [
          array(anyOf)
            .map((branch) => conditionWords(branch, fields, symbols))
            .join(', or '),
        ].map((words) => (Object.keys(rest).length > 0 || not !== undefined ? `(${words})` : words))),
    ...(not === undefined ? [] : [`not (${conditionWords(not, fields, symbols)})`]),
  ];
  return parts.join(', and ');
}

/** What a visitor reads beside a field; its name where it has no label. */
export const labelOf = (field: string, fields: Fields): string => String(at(fields[field], ['title']) ?? field);

/** The label of an answer. */
export function answerWords(value: unknown, field: unknown, symbols: SymbolTable): string {
  if (Array.isArray(value)) return value.map((one) => answerWords(one, field, symbols)).join(', ');
  if (value === true) return 'yes';
  if (value === false) return 'no';
  const items = array(at(symbols.lists.get(listOf(field) ?? '')?.data, ['items']));
  return String(
    at(
      items.find((item) => at(item, ['value']) === value),
      ['label'],
    ) ?? value,
  );
}

function ruleWords(rule: unknown, field: unknown, symbols: SymbolTable): string {
  const words = Object.entries(record(rule)).map(([keyword, value]) => keywordWords(keyword, value, field, symbols));
  return words.length > 0 ? words.join(' and ') : 'is answered';
}

function keywordWords(keyword: string, value: unknown, field: unknown, symbols: SymbolTable): string {
  const said = () => answerWords(value, field, symbols);
  switch (keyword) {
    case 'const':
      return value === true ? 'is ticked' : `is ${said()}`;
    case 'enum':
      return `is ${array(value)
        .map((one) => answerWords(one, field, symbols))
        .join(' or ')}`;
    case 'minimum':
      return `is ${said()} or more`;
    case 'exclusiveMinimum':
      return `is more than ${said()}`;
    case 'maximum':
      return `is ${said()} or less`;
    case 'minLength':
      return `has ${said()} letters or more`;
    case 'minItems':
      return `has ${said()} or more`;
    case 'contains':
      return `has one that ${ruleWords(value, field, symbols)}`;
    case 'not':
      return `is not so: ${ruleWords(value, field, symbols)}`;
    default:
      return `fits ${keyword}: ${JSON.stringify(value)}`;
  }
}
