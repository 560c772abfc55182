import { choicesFor } from '../../../shared/engine/choices.ts';
import { problems as say } from '../../../shared/problems/catalogue.ts';
import { judged, combined, type Examined } from '../../lint/fair/examined.ts';
import { wordingOf } from '../../lint/fair/words.ts';
import type { FieldModel, FieldSetModel, FormModel } from '../../model/types.ts';
import { rowSetsOf, setsOf } from '../../model/form-model.ts';
import { placeOf } from '../../read/source.ts';
import { optionsOf, type SymbolTable } from '../../resolve/symbols.ts';
import { setOf, type SimulationModel } from '../simulation-model.ts';
import { titleOf } from './contact-first.ts';
import type { Path } from './paths.ts';

/** The choices of a field that agree, with their labels, and those that refuse. */
export interface Agreement {
  readonly field: string;
  readonly yes: Readonly<Record<string, string>>;
  readonly no: readonly string[];
}

/** The fields of a form whose choices agree or refuse, by the words of the site. Proofs are remembered by this. */
export function agreementsIn(model: FormModel, symbols: SymbolTable): Agreement[] {
  const { yes, no } = wordingOf(symbols).lists;
  return setsOf(model).flatMap((set) =>
    [...set.fields.values()].flatMap((field) => {
      const options = optionsOf(field.list, symbols);
      const agreeing = options.filter(({ label }) => label.search(yes) === 0);
      if (agreeing.length === 0) return [];
      return [
        {
          field: field.name,
          yes: Object.fromEntries(agreeing.map(({ value, label }) => [String(value), label])),
          no: options.filter(({ label }) => label.search(no) >= 0).map(({ value }) => String(value)),
        },
      ];
    }),
  );
}

/** Checks that on every way, a choice that offers a yes also offers a no. */
export function examineChoices(model: SimulationModel, paths: readonly Path[], symbols: SymbolTable): Examined {
  const agreements = agreementsIn(model.formModel, symbols);
  const found = new Map<FieldModel, { readonly set: FieldSetModel; readonly yes: string }>();
  for (const { answers, steps } of paths)
    for (const { step, fields } of steps)
      for (const { field, yes, no } of agreements.filter((one) => fields.has(one.field))) {
        const set = setOf(model, step);
        const offered = choicesFor(step, field, answers).map(({ value }) => String(value));
        const agreed = offered.find((value) => Object.hasOwn(yes, value));
        if (agreed === undefined || offered.some((value) => no.includes(value))) continue;
        found.set(set.fields.get(field)!, { set, yes: yes[agreed]! });
      }
  // Rows have no choices that depend on other answers, unless a condition narrows them.
  for (const set of model.formModel.sets.flatMap(rowSetsOf))
    for (const { field, yes, no } of agreements)
      if (set.fields.has(field) && no.length === 0)
        found.set(set.fields.get(field)!, { set, yes: Object.values(yes)[0]! });
  return combined('refusal', [
    { counts: { choices: agreements.length, paths: paths.length }, unfair: [], excused: [] },
    ...[...found].map(([field, { set, yes }]) => ({
      counts: {},
      ...judged(say.yesWithoutNo(placeOf(set.source, field.path, 'key'), titleOf(field), yes), field.unfair.refusal),
    })),
    ...setsOf(model.formModel).flatMap((set) =>
      [...set.fields.values()]
        .filter((field) => field.unfair.refusal !== undefined && !found.has(field))
        .map(({ uiPath }) => ({
          counts: {},
          ...judged(
            say.unneededFair(placeOf(set.source, [...uiPath, 'unfair', 'refusal'], 'key'), 'refusal'),
            undefined,
          ),
        })),
    ),
  ]);
}
