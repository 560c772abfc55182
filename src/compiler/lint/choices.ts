import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Option } from '../../shared/plan/answers.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { choicesOf, listOf } from '../model/answer.ts';
import { RANKING, radioControls } from '../model/controls.ts';
import type { FieldModel, FieldSetModel } from '../model/types.ts';
import { placeOf } from '../read/source.ts';
import { searchedListOf } from '../resolve/long-lists.ts';
import { optionsOf, type SymbolTable } from '../resolve/symbols.ts';

/**
 * Checks the conditions that narrow the choices of a field, and the effects of a press on a choice.
 * Problems: choice/…, field/misfit, years/bad, step/no-choice, choice/random-control, list/too-long
 */
export function lintChoices(set: FieldSetModel, symbols: SymbolTable): Problem[] {
  return [
    ...advance(set),
    ...[...set.fields.values()].flatMap((field) => [
      ...offers(set, field, symbols),
      ...unavailable(set, field, symbols),
      ...random(set, field, symbols),
      ...parents(set, field, symbols),
      ...checkYears(set, field),
      ...tooMany(set, field, symbols),
    ]),
  ];
}

function advance({ source, path, config: { advanceOn }, fields }: FieldSetModel): Problem[] {
  const field = fields.get(advanceOn ?? '');
  if (!field || (radioControls.includes(field.widget) && field.schema.type !== 'array')) return [];
  return [say.nothingToPress(placeOf(source, [...path, 'advanceOn']), field.name)];
}

/** Checks that the choices which the look of a field names are among its choices. */
function offers(
  { source }: FieldSetModel,
  { name, schema, ui, options: { exclusive }, uiPath }: FieldModel,
  symbols: SymbolTable,
): Problem[] {
  const choices = choicesOf(schema, symbols);
  // A list that cannot be read is reported itself.
  if (choices === undefined && listOf(schema) !== undefined) return [];
  const known = (choices ?? []).map(String);
  const alone = [exclusive].flat().filter((value) => value !== undefined && !known.includes(String(value)));
  return [
    ...(['choicesWhen', 'unavailable'] as const).flatMap((key) =>
      Object.keys(ui[key] ?? {})
        .filter((value) => !known.includes(value))
        .map((value) => say.unknownChoice(placeOf(source, [...uiPath, key, value], 'key'), value, name, known)),
    ),
    ...alone.map((value) =>
      say.unknownChoice(placeOf(source, [...uiPath, 'options', 'exclusive']), String(value), name, known),
    ),
  ];
}

/** Checks that the control shows why a choice is unavailable, and that no such choice is the answer to begin with. */
function unavailable(
  { source }: FieldSetModel,
  { name, widget, schema, ui, uiPath, path }: FieldModel,
  { contracts }: SymbolTable,
): Problem[] {
  if (!ui.unavailable) return [];
  const shows = (control: string) => contracts.schemas.get(`fields/${control}.schema.json`)?.['x-unavailable'] === true;
  const starts = [schema.default ?? []].flat().map(String);
  const never = Object.entries(ui.unavailable).filter(
    ([value, off]) => typeof off === 'string' && starts.includes(value),
  );
  return [
    ...(shows(widget)
      ? []
      : [
          say.unavailableControl(
            placeOf(source, [...uiPath, 'unavailable'], 'key'),
            name,
            widget,
            contracts.widgets.filter(shows),
          ),
        ]),
    ...never.map(([value]) => say.unavailableDefault(placeOf(source, [...path, 'default']), name, value)),
  ];
}

/** Checks that the control has choices, or rows of a matrix, which can be in random order. */
function random(
  { source }: FieldSetModel,
  { name, widget, ui, uiPath }: FieldModel,
  { contracts }: SymbolTable,
): Problem[] {
  const mixes = (control: string) => contracts.schemas.get(`fields/${control}.schema.json`)?.['x-random'] === true;
  if (!ui.random || mixes(widget)) return [];
  return [
    say.randomControl(placeOf(source, [...uiPath, 'random'], 'key'), name, widget, contracts.widgets.filter(mixes)),
  ];
}

/** Checks that each option which belongs to a choice of another field names an existing choice. */
function parents({ all }: FieldSetModel, { list: own, options }: FieldModel, symbols: SymbolTable): Problem[] {
  const parent = options.of;
  const list = symbols.lists.get(own ?? '');
  const choices = choicesOf(all.get(parent ?? '')?.schema, symbols);
  if (parent === undefined || !list || !choices) return [];
  const known = new Set<unknown>(choices);
  return list.data.items.flatMap(({ of }, index) =>
    of === undefined || known.has(of)
      ? []
      : [say.unknownParentChoice(placeOf(list, ['items', index, 'of']), String(of), parent, choices.map(String))],
  );
}

/** Checks that a list is not too long for its control. What another answer narrows shows only a part of it. */
function tooMany({ source }: FieldSetModel, field: FieldModel, symbols: SymbolTable): Problem[] {
  const { name, widget, list, suggest, options, ui, uiPath, path } = field;
  const contract = symbols.contracts.schemas.get(`fields/${widget}.schema.json`) ?? {};
  const { 'x-most-options': most = Infinity, 'x-searched-by': searchedBy } = contract;
  const all = optionsOf(list ?? suggest, symbols);
  if (all.length <= Number(most) || searchedListOf(field, symbols) !== undefined) return [];
  const count = options.of === undefined || searchedBy !== undefined ? all.length : largestPart(all);
  if (count <= Number(most)) return [];
  const place = ui.widget === undefined ? placeOf(source, path, 'key') : placeOf(source, [...uiPath, 'widget']);
  return [say.listTooLong(place, name, widget, count, Number(most), searchedBy !== undefined)];
}

/** The most options that belong to the same choice of another field. */
function largestPart(options: readonly Option[]): number {
  const counts = new Map<unknown, number>();
  for (const { of } of options) counts.set(of, (counts.get(of) ?? 0) + 1);
  return Math.max(...counts.values());
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

/** Checks that nothing takes choices out of an order. Problem: choice/ranking */
export const lintRankings = ({ source, fields }: FieldSetModel): Problem[] =>
  [...fields.values()].flatMap(({ name, widget, ui, uiPath }) =>
    widget === RANKING && ui.choicesWhen
      ? [say.narrowedRanking(placeOf(source, [...uiPath, 'choicesWhen'], 'key'), name)]
      : [],
  );
