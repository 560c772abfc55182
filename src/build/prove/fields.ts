import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Contracts } from '../check/contracts.ts';
import { conditionFields } from '../compile/condition.ts';
import { array, at, record, text } from '../link/names.ts';
import { references } from '../link/references.ts';
import { placeOf, type Path } from '../read/source.ts';
import { conditionsOf, type Part } from './parts.ts';

/** Every field that a form or step names exists. Problem: field/unknown. */
export function proveFields(part: Part, contracts: Contracts): Problem[] {
  const own = (name: unknown, path: Path, key: 'key' | 'value') => missing(part, name, path, key, part.fields);
  const any = (name: unknown, path: Path, key: 'key' | 'value') => missing(part, name, path, key, part.all);
  const p = part.path;
  return [
    ...array(at(part.data, ['schema', 'required'])).flatMap((field, index) => own(field, [...p, 'schema', 'required', index], 'value')),
    ...Object.keys(record(part.data.ui)).flatMap((field) => own(field, [...p, 'ui', field], 'key')),
    ...Object.keys(record(part.data.messages)).flatMap((field) => own(field, [...p, 'messages', field], 'key')),
    ...conditionsOf(part).flatMap(({ condition, path }) => conditionFields(condition).flatMap(({ field, path: inner }) => any(field, [...path, ...inner], 'key'))),
    ...array(part.data.effects).flatMap((effect, index) => [
      ...own(at(effect, ['changed']), [...p, 'effects', index, 'changed'], 'value'),
      ...Object.keys(record(at(effect, ['set']))).flatMap((field) => any(field, [...p, 'effects', index, 'set', field], 'key')),
      ...array(at(effect, ['clear'])).flatMap((field, at) => any(field, [...p, 'effects', index, 'clear', at], 'value')),
    ]),
    ...settingsOf(part).flatMap(({ contract, path }) =>
      [...references(at(part.source.data, path), contract, contracts)].filter(({ kind }) => kind === 'field').flatMap((named) => any(named.value, [...path, ...named.path], 'value')),
    ),
  ];
}

/** Fields that the examples of a form or wizard answer, and those its result names. Problem: field/unknown. */
export function proveExampleFields(part: Part): Problem[] {
  const { source } = part;
  return [
    ...array(at(source.data, ['examples'])).flatMap((example, index) =>
      ['answers', 'errors'].flatMap((key) => Object.keys(record(at(example, [key]))).flatMap((field) => missing(part, field, ['examples', index, key, field], 'key', part.all))),
    ),
    ...missing(part, at(source.data, ['result', 'record', 'by']), ['result', 'record', 'by'], 'value', part.all),
    ...array(at(source.data, ['submit', 'actions'])).flatMap((action, index) =>
      array(at(action, ['navigate', 'carry'])).flatMap((field, item) => missing(part, field, ['submit', 'actions', index, 'navigate', 'carry', item], 'value', part.all)),
    ),
  ];
}

/** The settings of a part's controls and rules, each with its contract. */
function settingsOf(part: Part): { contract: string; path: Path }[] {
  return [
    ...Object.entries(record(part.data.ui)).map(([field, ui]) => ({ contract: `fields/${String(at(ui, ['widget']))}.schema.json`, path: [...part.path, 'ui', field, 'options'] })),
    ...array(part.data.rules).map((rule, index) => ({ contract: `plugins/${String(at(rule, ['plugin']))}.schema.json`, path: [...part.path, 'rules', index, 'with'] })),
  ];
}

function missing(part: Part, name: unknown, path: Path, key: 'key' | 'value', known: Part['fields']): Problem[] {
  const typed = text(name);
  return typed === undefined || Object.hasOwn(known, typed) ? [] : [say.unknownField(placeOf(part.source, path, key), typed, Object.keys(known))];
}
