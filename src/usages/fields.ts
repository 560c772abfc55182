import { conditionFields } from '../compiler/model/conditions.ts';
import { array, at } from '../compiler/read/data.ts';
import { sharedPart } from '../compiler/resolve/shared.ts';
import { pluginUses } from '../compiler/resolve/settings.ts';
import { actionPaths, conditionsOf, partsOf } from '../compiler/model/parts.ts';
import type { Path, Source } from '../compiler/read/source.ts';
import { literal, type Collector } from './collector.ts';
import { allReferences } from './references.ts';
import { answersInExamples, keysAt, type Owner, type SiteView } from './site-view.ts';

/** Every place where a form or wizard names a field of its own. */
export function collectFields(owner: Owner, view: SiteView, into: Collector): void {
  const { raw, fields } = owner;
  const add = (field: unknown, path: Path, key: boolean, declares = false) => {
    if (typeof field === 'string' && Object.hasOwn(fields, field))
      into.add('field', `${raw.id}.${field}`, { source: raw, path, key, declares });
  };
  const keys = (path: Path, declares = false) =>
    keysAt(raw, path).forEach((field) => add(field, [...path, field], true, declares));
  for (const part of partsOf(raw)) {
    keys([...part.path, 'schema', 'properties'], true);
    for (const inner of ['ui', 'messages']) keys([...part.path, inner]);
    for (const { condition, path } of conditionsOf(part))
      for (const { field, path: inner } of conditionFields(condition)) add(field, [...path, ...inner], true);
    array(part.data.effects).forEach((_, index) => keys([...part.path, 'effects', index, 'set']));
  }
  // What a contract marks as a field's name: required, clear, carry, settings of controls and plug-ins …
  for (const { kind, value, path } of allReferences(raw, view)) if (kind === 'field') add(value, path, false);
  for (const path of [
    ...answersInExamples(raw),
    ...errorsInExamples(raw),
    ...actionPaths(raw).map((action) => [...action, 'navigate', 'with']),
  ])
    keys(path);
  collectValues(owner, view, into);
  collectPointers(owner, view, into);
}

const errorsInExamples = (source: Source): Path[] =>
  array(at(source.data, ['examples'])).map((_, index) => ['examples', index, 'errors']);

/** Fields in the braces of messages, where nothing else gives a value of that name. */
function collectValues({ raw, source, fields, parts }: Owner, view: SiteView, into: Collector): void {
  const given = parts
    .flatMap(({ path }) => pluginUses(source, path))
    .flatMap(({ plugin, path }) =>
      array(view.symbols.contracts.schemas.get(`plugins/${plugin}.schema.json`)?.['x-values']).map((value) => ({
        value: String(value),
        path,
        estimate: path.at(-1) === 'estimate',
      })),
    );
  for (const { kind, value, path, values } of allReferences(raw, view)) {
    if (kind !== 'message' || values) continue;
    const taken = new Set(given.filter((one) => one.estimate || starts(path, one.path)).map((one) => one.value));
    for (const [, field = ''] of value.matchAll(/\{\s*([a-z][A-Za-z0-9]*)\s*[,}]/g))
      if (Object.hasOwn(fields, field) && !taken.has(field))
        into.add('field', `${raw.id}.${field}`, {
          source: raw,
          path,
          inner: new RegExp(`\\{\\s*(${literal(field)})\\s*[,}]`),
        });
  }
}

const starts = (path: Path, with_: Path): boolean => with_.every((step, index) => path[index] === step);

/** Fields on the way to a part of another file: ask.yaml#/schema/properties/colour. The two are one. */
function collectPointers({ raw }: Owner, view: SiteView, into: Collector): void {
  const visit = (data: unknown, path: Path): void => {
    if (!data || typeof data !== 'object') return;
    for (const [key, value] of Object.entries(data)) {
      if (key === '$ref' && typeof value === 'string') pointer(raw, value, [...path, key], view, into);
      else visit(value, [...path, Array.isArray(data) ? Number(key) : key]);
    }
  };
  visit(raw.data, []);
}

function pointer(raw: Source, value: string, path: Path, view: SiteView, into: Collector): void {
  const { file, path: part } = sharedPart(raw, value);
  const target = view.owners.find(({ source }) => source.file === file);
  const index = part.findIndex(
    (step, at) =>
      at > 0 &&
      ['properties', 'ui', 'messages'].includes(part[at - 1] ?? '') &&
      target &&
      Object.hasOwn(target.fields, step),
  );
  const field = part[index];
  if (target && field !== undefined)
    into.add('field', `${target.source.id}.${field}`, {
      source: raw,
      path,
      inner: new RegExp(`/(${literal(field)})(?=/|$)`),
    });
}
