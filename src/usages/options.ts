import { array, at, record, text } from '../compiler/read/data.ts';
import { actionPaths, conditionsOf, type Part } from '../compiler/model/parts.ts';
import type { Path, Source } from '../compiler/read/source.ts';
import type { Collector } from './collector.ts';
import { answersInExamples, listOf, type Owner, type SiteView } from './site-view.ts';

/** The options of every list, and every place where an answer is one of them. */
export function collectOptions(view: SiteView, into: Collector): void {
  for (const list of view.symbols.lists.values()) {
    for (const [index, item] of array(at(list.data, ['items'])).entries()) {
      const value = at(item, ['value']);
      if (value !== undefined)
        into.add('option', `${list.id}.${String(value)}`, {
          source: view.raw.get(list.file) ?? list,
          path: ['items', index, 'value'],
          declares: true,
        });
    }
  }
  for (const owner of view.owners) collectAnswers(owner, view, into);
  for (const { owners, lists } of view.pages)
    for (const list of lists) for (const owner of owners) collectWith(list, owner, view, into);
}

function collectAnswers({ raw, parts, fields }: Owner, view: SiteView, into: Collector): void {
  const adder = (field: string) => values(listOf(fields[field]), raw, view, into);
  const maps: Path[] = [...answersInExamples(raw), ...actionPaths(raw).map((path) => [...path, 'navigate', 'with'])];
  for (const part of parts) {
    maps.push(...array(part.data.effects).map((_, index) => [...part.path, 'effects', index, 'set']));
    for (const field of Object.keys(part.fields)) collectField(part, field, view, into, raw);
    for (const { condition, path } of conditionsOf(part)) collectCondition(condition, path, adder);
  }
  for (const map of maps)
    for (const [field, answer] of Object.entries(record(at(raw.data, map)))) adder(field)(answer, [...map, field]);
}

type Add = (answer: unknown, path: Path) => void;

/** Adds an answer, or each of several, when they are options of the list; one that a constant gives stands with the constant. */
function values(list: string | undefined, source: Source, view: SiteView, into: Collector): Add {
  if (list === undefined) return () => undefined;
  const known = new Set(array(at(view.symbols.lists.get(list)?.data, ['items'])).map((item) => at(item, ['value'])));
  return (answer, path) => {
    const [file = '', name = ''] = (text(at(source.data, [...path, '$constant'])) ?? '').split('.');
    const constants = view.raw.get(`config/constants/${file}.yaml`);
    if (constants && known.has(answer))
      return into.add('option', `${list}.${String(answer)}`, { source: constants, path: ['constants', name, 'value'] });
    if (Array.isArray(answer))
      return answer.forEach(
        (one, index) =>
          known.has(one) && into.add('option', `${list}.${String(one)}`, { source, path: [...path, index] }),
      );
    if (known.has(answer)) into.add('option', `${list}.${String(answer)}`, { source, path });
  };
}

function collectField(part: Part, field: string, view: SiteView, into: Collector, raw: Source): void {
  const schema = [...part.path, 'schema', 'properties', field];
  const ui = [...part.path, 'ui', field];
  const list = listOf(part.fields[field]);
  const add = values(list, raw, view, into);
  for (const key of ['default', 'const']) add(at(part.source.data, [...schema, key]), [...schema, key]);
  add(at(part.source.data, [...ui, 'options', 'exclusive']), [...ui, 'options', 'exclusive']);
  for (const value of Object.keys(record(at(part.source.data, [...ui, 'choicesWhen'])))) {
    const known =
      list !== undefined &&
      array(at(view.symbols.lists.get(list)?.data, ['items'])).some((item) => String(at(item, ['value'])) === value);
    if (known) into.add('option', `${list}.${value}`, { source: raw, path: [...ui, 'choicesWhen', value], key: true });
  }
  // The options of this list belong to those of the field that narrows it.
  const parent = listOf(part.all[text(at(part.source.data, [...ui, 'options', 'of'])) ?? '']);
  const own = list === undefined ? undefined : view.symbols.lists.get(list);
  if (parent === undefined || !own) return;
  const addParent = values(parent, view.raw.get(own.file) ?? own, view, into);
  for (const [index, item] of array(at(own.data, ['items'])).entries())
    addParent(at(item, ['of']), ['items', index, 'of']);
}

/** What a condition compares answers with. */
function collectCondition(condition: unknown, path: Path, adder: (field: string) => Add): void {
  const { anyOf, not, ...fields } = record(condition);
  for (const [index, branch] of array(anyOf).entries()) collectCondition(branch, [...path, 'anyOf', index], adder);
  if (not !== undefined) collectCondition(not, [...path, 'not'], adder);
  for (const [field, rule] of Object.entries(fields)) collectRule(rule, [...path, field], adder(field));
}

function collectRule(rule: unknown, path: Path, add: Add): void {
  for (const [key, value] of Object.entries(record(rule))) {
    if (key === 'const' || key === 'enum') add(value, [...path, key]);
    else if (value && typeof value === 'object') collectRule(value, [...path, key], add);
  }
}

/** Answers that an option of another list brings along. */
function collectWith(list: string, { fields }: Owner, view: SiteView, into: Collector): void {
  const source = view.raw.get(`config/lists/${list}.yaml`);
  for (const [index, item] of array(at(source?.data, ['items'])).entries()) {
    for (const [field, answer] of Object.entries(record(at(item, ['with']))))
      if (source) values(listOf(fields[field]), source, view, into)(answer, ['items', index, 'with', field]);
  }
}
