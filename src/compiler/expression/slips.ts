import type { NodeOf } from '../../shared/conditions/cel/parse.ts';
import { nodesOf } from '../../shared/conditions/cel/walk.ts';
import type { Scope } from './scope.ts';

/** Functions of spreadsheets and of other languages, and how to write them here. */
const namesElsewhere: readonly (readonly [names: RegExp, fix: string])[] = [
  [/^(len|length|count|counta)$/i, 'Write size(covers).'],
  [/^(avg|average|mean)$/i, 'Write sum(rows(members).map(row, row.share)) / size(members).'],
  [/^if$/i, 'Write condition ? one value : another.'],
  [/^(concat|concatenate|join)$/i, 'To join texts, write +.'],
  [/^not$/i, 'For "not", write ! before it.'],
  [/^and$/i, 'For "and", write && between the two.'],
  [/^or$/i, 'For "or", write || between the two.'],
  [/^(isblank|isempty|empty|isnull)$/i, 'For "not answered", write !has(age).'],
  [/^(contains|includes)$/i, 'Write "theft" in covers for a choice, and name.contains("Ltd") for a part of a text.'],
];

/** How to write a call of a function that is not known here. */
export function fixOfCall({ args: [name, given] }: NodeOf<'call'>, fields: Scope['fields']): string | undefined {
  if (given.length === 0 && (fields.has(name) || name === 'today' || name === 'now'))
    return `Write it without brackets: ${name}.`;
  return namesElsewhere.find(([names]) => names.test(name))?.[1];
}

/** How to write a loop that lacks the name of its items: covers.exists("theft"), rows(members).map(share). */
export function loopFix({ args: [name, , [part]] }: NodeOf<'rcall'>): string {
  if (part?.op === 'value')
    return `To look for one choice, write ${JSON.stringify(part.args)} in covers. Otherwise give each item a name: covers.${name}(one, one == "theft").`;
  const parts = part ? [...nodesOf(part)].map(({ node }) => node) : [];
  const [used = 'share'] = parts.flatMap(({ op, args }) => (op === '.' ? [args[1]] : op === 'id' ? [args] : []));
  return `Give each row a name first: rows(members).${name}(row, row.${String(used)}${name === 'map' ? '' : ' > 0'}).`;
}
