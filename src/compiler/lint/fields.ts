import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Contracts } from '../check/contracts.ts';
import { conditionFields } from '../model/conditions.ts';
import { array, at, record, text } from '../read/data.ts';
import { references } from '../resolve/references.ts';
import { settingsOf } from '../resolve/settings.ts';
import { placeOf, type Path } from '../read/source.ts';
import { actionPaths, conditionsOf, type Part } from '../model/parts.ts';

/** Every field that a form or step names exists. Problem: field/unknown. */
export function lintFields(part: Part): Problem[] {
  const own = (name: unknown, path: Path, key: 'key' | 'value') => missing(part, name, path, key, part.fields);
  const any = (name: unknown, path: Path, key: 'key' | 'value') => missing(part, name, path, key, part.all);
  const p = part.path;
  return [
    ...array(at(part.data, ['schema', 'required'])).flatMap((field, index) =>
      own(field, [...p, 'schema', 'required', index], 'value'),
    ),
    ...twice(part, [...p, 'schema', 'required']),
    ...own(part.data.advanceOn, [...p, 'advanceOn'], 'value'),
    ...Object.keys(record(part.data.ui)).flatMap((field) => own(field, [...p, 'ui', field], 'key')),
    ...Object.keys(record(part.data.messages)).flatMap((field) => own(field, [...p, 'messages', field], 'key')),
    ...conditionsOf(part).flatMap(({ condition, path }) =>
      conditionFields(condition).flatMap(({ field, path: inner }) => any(field, [...path, ...inner], 'key')),
    ),
    ...array(part.data.effects).flatMap((effect, index) => [
      ...own(at(effect, ['changed']), [...p, 'effects', index, 'changed'], 'value'),
      ...Object.keys(record(at(effect, ['set']))).flatMap((field) =>
        any(field, [...p, 'effects', index, 'set', field], 'key'),
      ),
      ...array(at(effect, ['clear'])).flatMap((field, item) =>
        any(field, [...p, 'effects', index, 'clear', item], 'value'),
      ),
    ]),
  ];
}

/** Fields that the whole of a form or wizard names: in its settings, examples, result and actions. Problem: field/unknown. */
export function lintNamedFields(part: Part, contracts: Contracts): Problem[] {
  const { source, all } = part;
  const known = (name: unknown, path: Path, key: 'key' | 'value' = 'value') => missing(part, name, path, key, all);
  const eachOf = (path: Path) => [
    ...array(at(source.data, path)).flatMap((field, item) => known(field, [...path, item])),
    ...twice(part, path),
  ];
  return [
    ...settingsOf(source, contracts).flatMap(({ contract, path, data }) =>
      references(data, contract, contracts)
        .filter(({ kind }) => kind === 'field')
        .flatMap((named) => known(named.value, [...path, ...named.path])),
    ),
    ...array(at(source.data, ['examples'])).flatMap((example, index) =>
      ['answers', 'changes', 'becomes', 'errors'].flatMap((key) =>
        Object.keys(record(at(example, [key]))).flatMap((field) =>
          known(field, ['examples', index, key, field], 'key'),
        ),
      ),
    ),
    ...array(at(source.data, ['examples'])).flatMap((_, index) => eachOf(['examples', index, 'dropped'])),
    ...known(at(source.data, ['result', 'record', 'by']), ['result', 'record', 'by']),
    ...eachOf(['carried']),
    ...actionPaths(source).flatMap((path) => eachOf([...path, 'navigate', 'carry'])),
  ];
}

/** A field that a list names more than once. Problem: field/duplicate. */
function twice({ source }: Part, path: Path): Problem[] {
  const names = array(at(source.data, path));
  return names.flatMap((name, index) =>
    names.indexOf(name) < index ? [say.fieldTwice(placeOf(source, [...path, index]), String(name))] : [],
  );
}

function missing(part: Part, name: unknown, path: Path, key: 'key' | 'value', known: Part['fields']): Problem[] {
  const typed = text(name);
  return typed === undefined || Object.hasOwn(known, typed)
    ? []
    : [say.unknownField(placeOf(part.source, path, key), typed, Object.keys(known))];
}
