import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Option } from '../../shared/plan/answers.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { quote } from '../../shared/problems/show.ts';
import type { Checked } from '../check/checked.ts';
import { listOf, misfitOf } from '../model/answer.ts';
import { formModel, setsOf } from '../model/form-model.ts';
import type { FieldSetModel } from '../model/types.ts';
import { placeOf } from '../read/source.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

/**
 * Checks the answers to other fields that the options of a list fill in (`with`): where the list is used, one form at
 * least has the field, and the answer fits it.
 * Problems: field/unknown, field/misfit
 */
export function lintBrought(list: Checked<'list'>, symbols: SymbolTable): Problem[] {
  const { from } = list.data;
  if (broughtNames(list).length === 0) return [];
  const strange = strangeNames(list, symbols);
  const ofAddress = Object.keys(from?.with ?? {}).filter((name) => strange.includes(name));
  const sets = usersOf(list, symbols);
  const known = fieldsOf(sets);
  return [
    ...ofAddress.map((name) => say.unknownField(placeOf(list, ['from', 'with', name], 'key'), name, known)),
    ...optionsIn(list).flatMap((option, index) =>
      Object.entries(option.with ?? {}).flatMap(([name, value]) => {
        const path = ['items', index, 'with', name];
        if (ofAddress.includes(name)) return [];
        if (strange.includes(name)) return [say.unknownField(placeOf(list, path, 'key'), name, known)];
        const [misfit] = sets.flatMap(({ fields }) => {
          const field = fields.get(name);
          return (field && misfitOf(field.schema, value, symbols)) ?? [];
        });
        return misfit ? [say.misfit(placeOf(list, path), quote(value), name, misfit.why, misfit.fix)] : [];
      }),
    ),
  ];
}

/** The names in `with` that no form has which uses the list. A form that cannot be read may have them. */
export function strangeNames(list: Checked<'list'>, symbols: SymbolTable): readonly string[] {
  const named = broughtNames(list);
  if (named.length === 0 || [...symbols.broken].some((one) => /^(form|wizard)\//.test(one))) return [];
  const known = fieldsOf(usersOf(list, symbols));
  return known.length === 0 ? [] : [...new Set(named)].filter((name) => !known.includes(name));
}

/** The names of the answers that the options of a list fill in. */
const broughtNames = (list: Checked<'list'>): readonly string[] =>
  [list.data.from, ...optionsIn(list)].flatMap((one) => Object.keys(one?.with ?? {}));

const optionsIn = ({ data }: Checked<'list'>): readonly Option[] =>
  data.of === 'options' ? (data.items as unknown as readonly Option[]) : [];

const fieldsOf = (sets: readonly FieldSetModel[]): readonly string[] => [
  ...new Set(sets.flatMap(({ fields }) => [...fields.keys()])),
];

/** The field sets with a field whose choices, or suggestions, are those of the list. */
const usersOf = ({ id }: Checked<'list'>, { forms, wizards }: SymbolTable): FieldSetModel[] =>
  [...forms.values(), ...wizards.values()]
    .flatMap((source) => setsOf(formModel(source)))
    .filter(({ fields }) =>
      [...fields.values()].some(({ schema, suggest }) => listOf(schema) === id || suggest === id),
    );
