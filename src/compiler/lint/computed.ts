import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import type { FieldModel, FieldSetModel } from '../model/types.ts';
import { placeOf, type Path } from '../read/source.ts';

/**
 * Checks that nobody is asked for what is worked out, and that a prefilled field starts with nothing else.
 * Problem: field/computed
 */
export const lintComputed = (set: FieldSetModel): Problem[] =>
  [...set.fields.values()].flatMap((field) => [
    ...(field.ui.computed === undefined ? typedFaults(set, field) : computedFaults(set, field)),
  ]);

/** What only a field that is typed can have. */
const ofTyped = [
  'prefill',
  'placeholder',
  'autocomplete',
  'suggest',
  'filters',
  'readOnly',
  'choicesWhen',
  'years',
] as const;

function computedFaults(set: FieldSetModel, { name, ui, uiPath, schema, path }: FieldModel): Problem[] {
  const told = (at: Path, key: string, part: 'key' | 'value' = 'key') =>
    say.computedTyped(placeOf(set.source, at, part), name, key);
  return [
    ...ofTyped.filter((key) => ui[key] !== undefined).map((key) => told([...uiPath, key], key)),
    ...(schema.default === undefined ? [] : [told([...path, 'default'], 'default')]),
    ...set.effects.flatMap(({ config: { changed, set: values, clear = [] }, path: effect }) => [
      ...(changed === name ? [told([...effect, 'changed'], 'changed', 'value')] : []),
      ...(values && Object.hasOwn(values, name) ? [told([...effect, 'set', name], 'set')] : []),
      ...(clear.includes(name) ? [told([...effect, 'clear', clear.indexOf(name)], 'clear', 'value')] : []),
    ]),
  ];
}

function typedFaults(set: FieldSetModel, { name, ui, uiPath, schema }: FieldModel): Problem[] {
  const place = (key: string) => placeOf(set.source, [...uiPath, key], 'key');
  return [
    ...(ui.sent === undefined ? [] : [say.typedUnsent(place('sent'), name)]),
    ...(ui.prefill === undefined || schema.default === undefined ? [] : [say.prefilledDefault(place('prefill'), name)]),
  ];
}
