import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { setsOf } from '../model/form-model.ts';
import type { FieldModel, FieldSetModel, FormModel } from '../model/types.ts';
import { placeOf, type Path } from '../read/source.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { optionWordsAt } from './option-words.ts';

/**
 * Checks that computed fields are not asked for, and that a prefilled field has no other start value.
 * Problem: field/computed
 */
export const lintComputed = (set: FieldSetModel): Problem[] =>
  [...set.fields.values()].flatMap((field) => [
    ...(field.ui.computed === undefined ? typedFaults(set, field) : computedFaults(set, field)),
  ]);

/**
 * Finds computed fields that are neither shown nor sent, nor named anywhere in their file, or in labels of its choices.
 * Problem: field/unused
 */
export function lintIdleValues(model: FormModel, symbols: SymbolTable): Problem[] {
  const idle = setsOf(model).flatMap((set) =>
    [...set.fields.values()].flatMap((field) => {
      const { computed, sent } = field.ui;
      return computed !== undefined && sent === false && field.widget === 'hidden' ? [{ set, field }] : [];
    }),
  );
  if (idle.length === 0) return [];
  const { examples: _, ...config } = model.source.data;
  const labels = setsOf(model).flatMap(({ fields }) =>
    [...fields.values()].flatMap((field) => optionWordsAt(field, symbols)),
  );
  const named = wordsIn([config, labels.map(({ text }) => text)]);
  return idle.flatMap(({ set, field: { name, path } }) => {
    // A field is a key under properties and under ui.
    const declared = 2 + (set.config.messages && Object.hasOwn(set.config.messages, name) ? 1 : 0);
    return (named.get(name) ?? 0) > declared ? [] : [say.idleValue(placeOf(set.source, path, 'key'), name)];
  });
}

/** How often each word occurs in a piece of config, as a key or in a text. */
function wordsIn(config: unknown): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const count = (text: string): void => {
    for (const [word] of text.matchAll(/\w+/g)) found.set(word, (found.get(word) ?? 0) + 1);
  };
  const visit = (value: unknown): void => {
    if (typeof value === 'string') count(value);
    else if (value && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) {
        if (!Array.isArray(value)) count(key);
        visit(inner);
      }
  };
  visit(config);
  return found;
}

/** What only a field can have that visitors type into. */
const ofTyped = [
  'prefill',
  'placeholder',
  'autocomplete',
  'suggest',
  'filters',
  'readOnly',
  'choicesWhen',
  'unavailable',
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
