import { answerOf, isEmpty } from '../../../shared/engine/answers.ts';
import { choicesFor } from '../../../shared/engine/choices.ts';
import { settle } from '../../../shared/engine/settle.ts';
import { visibleFields } from '../../../shared/engine/visible.ts';
import type { Answer, Answers } from '../../../shared/plan/answers.ts';
import { problems as say } from '../../../shared/problems/catalogue.ts';
import { judged, combined, type Examined } from '../../lint/fair/examined.ts';
import { consentsIn, tickedBeforehand } from '../../lint/fair/consents.ts';
import { compileOffers } from '../../compile/offers.ts';
import { setsOf } from '../../model/form-model.ts';
import type { FieldModel, FieldSetModel } from '../../model/types.ts';
import { placeOf } from '../../read/source.ts';
import type { SymbolTable } from '../../resolve/symbols.ts';
import { markedOffers, offeredVisitors } from '../offers.ts';
import type { Reachability } from '../reachability/reachability.ts';
import type { SimulationModel } from '../simulation-model.ts';
import { titleOf } from './contact-first.ts';

type Outcome = Omit<Examined, 'rule'>;

/** A field with a default, and the set that asks it. */
interface Preset {
  readonly set: FieldSetModel;
  readonly field: FieldModel;
}

/** Checks that nothing that costs, or by which data is shared, is chosen before the visitor chooses it. */
export function examineTicked(reach: Reachability, symbols: SymbolTable): Examined {
  const { formModel } = reach.model;
  const presets = formModel.sets.flatMap((set) =>
    [...set.fields.values()]
      .filter(({ schema }) => schema.default !== undefined && schema.default !== false)
      .map((field): Preset => ({ set, field })),
  );
  const found = [...tickedBeforehand(formModel), ...costly(reach, presets, symbols)];
  const excused = (field: FieldModel) => found.some((one) => one.of === field.name && one.excused.length > 0);
  const idle = setsOf(formModel).flatMap((set) =>
    [...set.fields.values()]
      .filter((field) => field.unfair.ticked !== undefined && !excused(field))
      .map(({ uiPath }) => say.unneededFair(placeOf(set.source, [...uiPath, 'unfair', 'ticked'], 'key'), 'ticked')),
  );
  const counts = { consents: consentsIn(formModel).length, defaults: presets.length };
  return combined('ticked', [{ counts, unfair: idle, excused: [] }, ...found]);
}

/** The defaults that add something to the price of an item which another answer does not. */
function costly(
  reach: Reachability,
  presets: readonly Preset[],
  symbols: SymbolTable,
): (Outcome & { readonly of: string })[] {
  const { model } = reach;
  const costs = costsIn(model, symbols);
  const open = new Set(presets);
  const found: (Outcome & { readonly of: string })[] = [];
  if (open.size === 0) return found;
  for (const answers of visitorsFor(reach))
    for (const preset of open) {
      const cost = costOf(model, preset, answers, costs);
      if (cost === undefined) continue;
      open.delete(preset);
      const { set, field } = preset;
      const problem = say.tickedCost(placeOf(set.source, [...field.path, 'default']), titleOf(field), cost);
      found.push({ of: field.name, counts: {}, ...judged(problem, field.unfair.ticked) });
    }
  return found;
}

/** The visitors who see prices, with offers or without. */
function* visitorsFor(reach: Reachability): Generator<Answers> {
  const { offers } = reach.model.formModel;
  yield reach.base.answers;
  if (offers) for (const { answers } of offeredVisitors(reach, offers)) yield answers;
}

/** What a visitor with these answers pays for beyond the least, by name. */
type Costs = (answers: Answers) => ReadonlyMap<string, string>;

/** The parts of prices that count: lines of offers that are above nothing, and factors of an estimate above one. */
function costsIn({ formModel, form }: SimulationModel, symbols: SymbolTable): Costs {
  const compiled = compileOffers(formModel, symbols);
  const offered = compiled && markedOffers(compiled, symbols).offered;
  const lines = formModel.offers?.config.lines ?? [];
  const { multipliers = [] } = form.plan.estimate ?? {};
  return (answers) =>
    new Map([
      ...((offered?.(answers) ?? []).flatMap(({ item, price, refused, lines: counted }) =>
        price === undefined || refused !== undefined
          ? [[`item ${item.id}`, '']]
          : counted
              .filter(({ amount }) => amount > 0)
              .map(({ label }): [string, string] => [
                `${item.id} ${label}`,
                `"${lines[Number(label)]!.label}" of ${item.name}`,
              ]),
      ) as [string, string][]),
      ...multipliers.flatMap(({ when, times }, index): [string, string][] =>
        times > 1 && form.steps[0]!.conditions[when]?.(answers) === true
          ? [[`times ${index}`, `the estimate is multiplied by ${times}`]]
          : [],
      ),
    ]);
}

/** What the default of a field costs this visitor, unlike another answer to it. */
function costOf(model: SimulationModel, { field }: Preset, visitor: Answers, costs: Costs): string | undefined {
  const given = field.schema.default!;
  const withAnswer = (answer: Answer | undefined) => settle(model.form, { ...visitor, [field.name]: answer });
  const preset = withAnswer(given);
  if (JSON.stringify(answerOf(preset, field.name)) !== JSON.stringify(given)) return undefined;
  const own = costs(preset);
  for (const other of othersThan(model, field, preset)) {
    const instead = costs(withAnswer(other));
    const isPriced = (key: string) => !instead.has(`item ${key.split(' ')[0]!}`);
    const more = [...own].find(([key, words]) => words !== '' && !instead.has(key) && isPriced(key));
    if (more) return more[1];
  }
  return undefined;
}

/** What a visitor could answer instead: other choices, or no tick. A number without choices is no choice. */
function othersThan({ stepOf }: SimulationModel, field: FieldModel, answers: Answers): readonly Answer[] {
  const step = stepOf.get(field.name);
  const { type, default: given } = field.schema;
  if (!step || !visibleFields(step, answers).has(field.name)) return [];
  if (type === 'boolean') return [false];
  if (type === 'array') return isEmpty(given) ? [] : [[]];
  const { choices, years } = step.plan.fields[field.name]!;
  if (!choices && !years) return [];
  return choicesFor(step, field.name, answers).flatMap(({ value }) => (value === given ? [] : [value]));
}
