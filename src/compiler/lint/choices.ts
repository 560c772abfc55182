import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { array, at, record, text } from '../read/data.ts';
import { widgetOf } from '../resolve/settings.ts';
import { placeOf, type Path } from '../read/source.ts';
import { choicesOf, listOf } from '../model/answer.ts';
import type { Part } from '../model/parts.ts';

/** Controls of which one press is an answer. */
const pressed: readonly string[] = ['tiles', 'lookup', 'radio'];

/** What narrows the choices of a field, and what a press on one does. Problems: choice/…, years/bad, step/no-choice. */
export function lintChoices(part: Part, symbols: SymbolTable): Problem[] {
  return [
    ...advance(part),
    ...Object.keys(record(part.data.ui))
      .filter((name) => Object.hasOwn(part.fields, name))
      .flatMap((name) => [...offers(part, name, symbols), ...parents(part, name, symbols), ...years(part, name)]),
  ];
}

function advance(part: Part): Problem[] {
  const field = text(part.data.advanceOn);
  if (field === undefined || !Object.hasOwn(part.fields, field)) return [];
  const widget = widgetOf(part.fields[field], at(part.data, ['ui', field]));
  return pressed.includes(widget) && part.fields[field]?.type !== 'array'
    ? []
    : [say.nothingToPress(placeOf(part.source, [...part.path, 'advanceOn']), field)];
}

function offers(part: Part, field: string, symbols: SymbolTable): Problem[] {
  const known = (choicesOf(part.fields[field], symbols) ?? []).map(String);
  return Object.keys(record(at(part.data, ['ui', field, 'choicesWhen'])))
    .filter((value) => !known.includes(value))
    .map((value) =>
      say.unknownChoice(
        placeOf(part.source, [...part.path, 'ui', field, 'choicesWhen', value], 'key'),
        value,
        field,
        known,
      ),
    );
}

/** Each option that belongs to one of another field's choices belongs to one that there is. */
function parents(part: Part, field: string, symbols: SymbolTable): Problem[] {
  const parent = text(at(part.data, ['ui', field, 'options', 'of']));
  const list = symbols.lists.get(listOf(part.fields[field]) ?? '');
  const known = choicesOf(part.all[parent ?? ''], symbols);
  if (parent === undefined || !list || !known) return [];
  return array(at(list.data, ['items'])).flatMap((item, index) => {
    const of = at(item, ['of']);
    return of === undefined || known.includes(of)
      ? []
      : [say.unknownParentChoice(placeOf(list, ['items', index, 'of']), String(of), parent, known.map(String))];
  });
}

function years(part: Part, field: string): Problem[] {
  const path: Path = [...part.path, 'ui', field, 'years'];
  const entries = array(at(part.data, ['ui', field, 'years'])).map(record);
  if (entries.length === 0) return [];
  const { type, 'x-list': list } = part.fields[field] ?? {};
  const whole =
    type === 'integer' && list === undefined ? [] : [say.yearsNotWhole(placeOf(part.source, path, 'key'), field)];
  const always = entries.findIndex(({ when }) => when === undefined);
  return [
    ...whole,
    ...entries.flatMap(({ last, from, to }, index) => {
      const spot = () => placeOf(part.source, [...path, index]);
      if ((last === undefined) === (from === undefined) || (from === undefined) !== (to === undefined))
        return [say.noYears(spot())];
      if (typeof from === 'number' && typeof to === 'number' && from > to)
        return [say.neverFits(spot(), field, 'from is above to')];
      return always >= 0 && index > always ? [say.yearsNeverReached(spot())] : [];
    }),
  ];
}
