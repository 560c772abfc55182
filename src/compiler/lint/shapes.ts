import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import { quote } from '../../problems/show.ts';
import { typeName } from '../check/words.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { array, at, record } from '../read/data.ts';
import { widgetOf } from '../resolve/settings.ts';
import { placeOf, type Path } from '../read/source.ts';
import { choicesOf, listOf, misfitOf, wrongType } from '../model/answer.ts';
import type { Part } from '../model/parts.ts';

/** What one field allows, and how it is shown. */
interface Shown {
  readonly part: Part;
  readonly name: string;
  readonly field: Readonly<Record<string, unknown>>;
  readonly ui: Readonly<Record<string, unknown>>;
  readonly path: Path;
}

/**
 * Each field has a good name and a label, its list fits its type, some answer fits its rules, and its default is one.
 * Problems: field/bad-name, field/no-label, field/no-choices, field/misfit, field/never-fits, list/wrong-values.
 */
export function lintShapes(part: Part, symbols: SymbolTable): Problem[] {
  return Object.entries(part.fields).flatMap(([name, field]) => {
    const shown: Shown = {
      part,
      name,
      field,
      ui: record(at(part.data, ['ui', name])),
      path: [...part.path, 'schema', 'properties', name],
    };
    const values = valuesOfList(shown, symbols);
    // Of a list with other values neither default nor const can be judged.
    return [
      ...looks(shown),
      ...values,
      ...(values.length > 0 ? [] : fits(shown, symbols)),
      ...contradictions(shown, symbols),
    ];
  });
}

/** As answers are named in config; not a name that every object of JavaScript has. */
const goodName = /^[a-z][A-Za-z0-9]*$/;

/** Controls that draw their choices. */
const choosing = ['radio', 'tiles', 'lookup', 'multiselect', 'checkboxes', 'select'];

function looks({ part, name, field, ui, path }: Shown): Problem[] {
  const widget = widgetOf(field, ui);
  const bounded = 'years' in ui || (widget === 'select' && 'minimum' in field && 'maximum' in field);
  // To find a place, the file's text is read anew.
  const spot = () => placeOf(part.source, path, 'key');
  return [
    ...(goodName.test(name) && !(name in {}) ? [] : [say.badFieldName(spot(), name)]),
    ...(field.title !== undefined || widget === 'hidden' ? [] : [say.noLabel(spot(), name)]),
    ...(choosing.includes(widget) && listOf(field) === undefined && !bounded
      ? [say.noChoices(spot(), name, widget)]
      : []),
  ];
}

/** The list of a text holds texts, that of a number numbers. */
function valuesOfList({ part, field, path }: Shown, symbols: SymbolTable): Problem[] {
  const inItems = field.type === 'array';
  const odd = choicesOf(field, symbols)?.find((value) => wrongType(inItems ? field.items : field, value) !== undefined);
  if (odd === undefined) return [];
  const wanted =
    { string: 'texts', integer: 'whole numbers', number: 'numbers' }[
      String(inItems ? at(field, ['items', 'type']) : field.type)
    ] ?? typeName(String(field.type));
  return [
    say.wrongValues(
      placeOf(part.source, [...path, ...(inItems ? ['items'] : []), 'x-list']),
      listOf(field) ?? '',
      wanted,
      quote(odd),
    ),
  ];
}

/** What it starts with, and the only answer that it accepts, are answers to it. */
function fits({ part, name, field, path }: Shown, symbols: SymbolTable): Problem[] {
  const { const: only, ...rules } = field;
  return [['default', field] as const, ['const', rules] as const].flatMap(([key, schema]) => {
    // A box to tick may start unticked where only a ticked one is accepted.
    const value = key === 'const' ? only : field.default;
    const misfit =
      value === undefined
        ? undefined
        : key === 'default' && only !== undefined
          ? wrongType(schema, value)
          : misfitOf(schema, value, symbols);
    return misfit ? [say.misfit(placeOf(part.source, [...path, key]), quote(value), name, misfit.why, misfit.fix)] : [];
  });
}

const bounds = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
] as const;

function contradictions({ part, name, field, ui, path }: Shown, symbols: SymbolTable): Problem[] {
  const number = (key: string): number | undefined => (typeof field[key] === 'number' ? field[key] : undefined);
  const never = (key: string, why: string) => say.neverFits(placeOf(part.source, [...path, key]), name, why);
  const crossed = bounds.filter(([low, high]) => (number(low) ?? -Infinity) > (number(high) ?? Infinity));
  const cap = array(ui.filters)
    .map((filter) => at(filter, ['cap']))
    .find((most) => typeof most === 'number');
  const most = field.type === 'array' && field.uniqueItems === true ? choicesOf(field, symbols)?.length : undefined;
  return [
    ...crossed.map(([low, high]) => never(low, `${low} is above ${high}`)),
    ...((number('exclusiveMinimum') ?? -Infinity) >= (number('maximum') ?? Infinity)
      ? [never('exclusiveMinimum', 'exclusiveMinimum is not below maximum')]
      : []),
    ...(cap !== undefined && cap < (number('minLength') ?? 0)
      ? [never('minLength', `minLength is above the ${cap} characters that its filter leaves`)]
      : []),
    ...(most !== undefined && most < (number('minItems') ?? 0)
      ? [never('minItems', `minItems is above the ${most} choices of its list`)]
      : []),
  ];
}
