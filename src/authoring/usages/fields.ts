import type { Answers } from '../../shared/plan/answers.ts';
import { escapePattern } from '../../shared/engine/format/escape.ts';
import { isRows } from '../../shared/engine/answers.ts';
import { outcomeNames } from '../../compiler/model/names.ts';
import { fieldNamed, setsOf } from '../../compiler/model/form-model.ts';
import type { FieldModel, FieldName, FormModel } from '../../compiler/model/types.ts';
import { writtenPath, type Path, type Source } from '../../compiler/read/source.ts';
import { listsOfFields } from '../../compiler/fill/write-fields.ts';
import { sharedPart } from '../../compiler/fill/shared.ts';
import type { Collector } from './collector.ts';
import { collectExpressions } from './expressions.ts';
import { answersAlong, referencesOf, type SiteView } from './site-view.ts';

/** Collects every place where a form or wizard names a field. */
export function collectFields(model: FormModel, view: SiteView, into: Collector): void {
  const { id, source, fields, examples } = model;
  const add = (field: string, path: Path, key: boolean, inner?: RegExp) =>
    into.add('field', `${id}.${field}`, { source, path, key, ...(inner && { inner }) });
  for (const { field, path, part, begins } of ownFieldNames(model))
    add(field, path, part === 'key', begins ? new RegExp(`^\\s*(${escapePattern(field)})`) : undefined);
  // Texts that a contract marks as names of fields, such as settings of controls and plug-ins.
  for (const { kind, value, path } of referencesOf(source, view))
    if (kind === 'field' && fields.has(value)) add(value, path, false);
  for (const { path, answers } of [...examples.flatMap((example) => example.answers), ...answersAlong(model)])
    for (const field of Object.keys(answers)) add(field, [...path, field], true);
  for (const { name, path } of declared(model))
    into.add('field', `${id}.${name}`, { source, path, key: true, declares: true, ...eachAt(source, path, view) });
  collectTemplates(model, view, into);
  for (const { field, path, key, inner } of namesInRows(model)) add(field, path, key, inner);
  collectInBraces(model, view, into);
  collectExpressions(model, view, into);
  collectInReferences(model, view, into);
}

/** How a template makes the field at a path. */
function eachAt(source: Source, path: Path, { taken }: SiteView): { each?: { list: string; name: string } } {
  const template = writtenPath(source, path).join('/');
  const each = taken.get(source.file)?.find((one) => one.path.slice(0, -2).join('/') === template);
  return each?.pattern === undefined ? {} : { each: { list: each.name, name: each.pattern } };
}

/** Collects the names of templates, which represent all of their fields. */
function collectTemplates({ id, source }: FormModel, { taken }: SiteView, into: Collector): void {
  for (const { by, path } of taken.get(source.file) ?? []) {
    if (by !== 'each') continue;
    const [set, template] = [path.slice(0, -5), String(path.at(-3))];
    into.add('field', `${id}.${template}`, { source, path: path.slice(0, -2), key: true, declares: true });
    for (const part of ['ui', 'messages'])
      into.add('field', `${id}.${template}`, { source, path: [...set, part, template], key: true });
    for (const list of listsOfFields(source.doc().toJS(), template))
      into.add('field', `${id}.${template}`, { source, path: list });
  }
}

const declared = (model: FormModel) => setsOf(model).flatMap(({ fields }) => [...fields.values()]);

/** The places where a form names its own fields. */
const ownFieldNames = (model: FormModel): FieldName[] => [
  ...setsOf(model).flatMap(({ all, fieldNames }) => fieldNames.filter(({ field }) => all.has(field))),
  ...model.fieldNames.filter(({ field }) => model.fields.has(field)),
];

/** Where the answers of rows name their fields. */
const answersInRows = (
  answers: Answers,
  fields: ReadonlyMap<string, FieldModel>,
  at: Path,
): { field: string; path: Path; key: boolean }[] =>
  Object.entries(answers).flatMap(([owner, rows]) => {
    const inner = fields.get(owner)?.rows?.fields;
    return inner && isRows(rows)
      ? rows.flatMap((row, index) => {
          const path = [...at, owner, index];
          return [
            ...Object.keys(row).map((field) => ({ field, path: [...path, field], key: true })),
            ...answersInRows(row, inner, path),
          ];
        })
      : [];
  });

/** The places where examples name fields of rows: in answers, and in outcomes as members.2.share. */
function namesInRows({ examples, fields }: FormModel): { field: string; path: Path; key: boolean; inner?: RegExp }[] {
  return examples.flatMap(({ path, config, answers: given }) => [
    ...given.flatMap(({ path: at, answers }) => answersInRows(answers, fields, at)),
    ...outcomeNames(config, path).flatMap(({ name, path: at, part }) =>
      // rooms.1.guests.2.age names guests and age.
      name.split('.').flatMap((field, index, parts) =>
        index > 0 && index % 2 === 0 && fieldNamed(parts.slice(0, index + 1).join('.'), fields)
          ? [
              {
                field,
                path: at,
                key: part === 'key',
                inner: new RegExp(`^(?:\\w+\\.){${index}}(${escapePattern(field)})(?=\\.|$)`),
              },
            ]
          : [],
      ),
    ),
  ]);
}

/**
 * Collects fields in the braces of messages, and of the labels of options. A value of a plug-in is not a field, even if
 * a field has the same name.
 */
function collectInBraces(model: FormModel, view: SiteView, into: Collector): void {
  const { id, source, sets } = model;
  const fields = new Set(declared(model).map(({ name }) => name));
  const given = sets.flatMap(({ plugins }) =>
    plugins.map(({ plugin, path, rule }) => ({
      values: view.symbols.contracts.schemas.get(`plugins/${plugin}.schema.json`)?.['x-values'],
      // Values of an estimate can be in every message, those of a rule only in its own.
      path: rule === undefined ? [] : path,
    })),
  );
  const lists = new Set(declared(model).flatMap(({ list }) => view.symbols.lists.get(list ?? '') ?? []));
  for (const holder of [source, ...lists])
    for (const { kind, value: text, path, values } of referencesOf(holder, view)) {
      if (!['message', 'answer'].includes(kind) || values) continue;
      const taken = given
        .filter((one) => holder === source && startsWith(path, one.path))
        .flatMap((one) => one.values ?? []);
      for (const [, field = ''] of text.matchAll(/\{\s*([a-z][A-Za-z0-9]*)\s*[,}]/g))
        if (fields.has(field) && !taken.includes(field))
          into.add('field', `${id}.${field}`, {
            source: holder,
            path,
            inner: new RegExp(`\\{\\s*(${escapePattern(field)})\\s*[,}]`),
          });
    }
}

/** Collects fields in the path of a `$ref` to another form: ask.yaml#/schema/properties/colour. */
function collectInReferences({ source }: FormModel, { symbols, models, taken }: SiteView, into: Collector): void {
  const files = new Map(symbols.sources.map((one) => [one.file, one]));
  for (const { by, name, path } of taken.get(source.file) ?? []) {
    if (by !== '$ref') continue;
    const part = sharedPart(source, name, files);
    const target = models.find((model) => model.source.file === part.file);
    const named = target && keysIn(target).find((key) => startsWith(part.path, key.path));
    if (target && named)
      into.add('field', `${target.id}.${named.field}`, {
        source,
        path,
        inner: new RegExp(`/(${escapePattern(named.field)})(?=/|$)`),
      });
  }
}

/** The places where fields are keys in a form. */
const keysIn = (model: FormModel): { field: string; path: Path }[] => [
  ...declared(model).map(({ name, path }) => ({ field: name, path })),
  ...ownFieldNames(model).filter(({ part }) => part === 'key'),
];

/** Whether a path starts with another. The steps of a `$ref` are texts, even if they are numbers. */
const startsWith = (path: Path, place: Path): boolean =>
  place.every((step, index) => String(path[index]) === String(step));
