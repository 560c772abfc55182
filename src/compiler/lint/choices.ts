import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { choicesOf } from '../model/answer.ts';
import { radioControls } from '../model/controls.ts';
import type { FieldModel, FieldSetModel } from '../model/types.ts';
import { placeOf } from '../read/source.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

/**
 * Checks the conditions that narrow the choices of a field, and the effects of a press on a choice.
 * Problems: choice/…, years/bad, step/no-choice
 */
export function lintChoices(set: FieldSetModel, symbols: SymbolTable): Problem[] {
  return [
    ...advance(set),
    ...[...set.fields.values()].flatMap((field) => [
      ...offers(set, field, symbols),
      ...parents(set, field, symbols),
      ...checkYears(set, field),
    ]),
  ];
}

function advance({ source, path, config: { advanceOn }, fields }: FieldSetModel): Problem[] {
  const field = fields.get(advanceOn ?? '');
  if (!field || (radioControls.includes(field.widget) && field.schema.type !== 'array')) return [];
  return [say.nothingToPress(placeOf(source, [...path, 'advanceOn']), field.name)];
}

function offers({ source }: FieldSetModel, { name, schema, ui, uiPath }: FieldModel, symbols: SymbolTable): Problem[] {
  const known = (choicesOf(schema, symbols) ?? []).map(String);
  return Object.keys(ui.choicesWhen ?? {})
    .filter((value) => !known.includes(value))
    .map((value) => say.unknownChoice(placeOf(source, [...uiPath, 'choicesWhen', value], 'key'), value, name, known));
}

/** Checks that each option which belongs to a choice of another field names an existing choice. */
function parents({ all }: FieldSetModel, { list: own, options }: FieldModel, symbols: SymbolTable): Problem[] {
  const parent = options.of;
  const list = symbols.lists.get(own ?? '');
  const known = choicesOf(all.get(parent ?? '')?.schema, symbols);
  if (parent === undefined || !list || !known) return [];
  return list.data.items.flatMap(({ of }, index) =>
    of === undefined || known.includes(of)
      ? []
      : [say.unknownParentChoice(placeOf(list, ['items', index, 'of']), String(of), parent, known.map(String))],
  );
}

function checkYears(
  { source }: FieldSetModel,
  { name, schema, ui: { years: ranges = [] }, uiPath }: FieldModel,
): Problem[] {
  if (ranges.length === 0) return [];
  const path = [...uiPath, 'years'];
  const isWhole = schema.type === 'integer' && schema['x-list'] === undefined;
  const always = ranges.findIndex(({ when }) => when === undefined);
  return [
    ...(isWhole ? [] : [say.yearsNotWhole(placeOf(source, path, 'key'), name)]),
    ...ranges.flatMap(({ last, from, to }, index) => {
      const place = () => placeOf(source, [...path, index]);
      if ((last === undefined) === (from === undefined) || (from === undefined) !== (to === undefined))
        return [say.noYears(place())];
      if (from !== undefined && to !== undefined && from > to)
        return [say.neverFits(place(), name, 'from is above to')];
      return always >= 0 && index > always ? [say.yearsNeverReached(place())] : [];
    }),
  ];
}
