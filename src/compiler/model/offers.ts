import type { Offer, Offers } from '../../shared/plan/config.generated.ts';
import type { CheckedForm, CheckedWizard } from '../check/checked.ts';
import { checkExpression } from '../expression/check.ts';
import type { Path } from '../read/source.ts';
import { conditionMeaning } from './conditions.ts';
import { expressionModel, scopeOf } from './expressions.ts';
import { computesOnly, pseudoField } from './pseudo.ts';
import type { ConditionModel, FieldModel, FieldSetModel, OffersModel } from './types.ts';

/** The name of the sum of the lines above, in the amount of a line. */
export const SUBTOTAL = 'subtotal';

/** The field for the amount of a line. Expressions cannot name it. */
export const lineName = (index: number): string => `line ${index}`;

export const isLine = (field: string): boolean => field.startsWith('line ');

/** The model of the offers of a form or wizard with these fields. */
export function offersModel(
  source: CheckedForm | CheckedWizard,
  fields: ReadonlyMap<string, FieldModel>,
): OffersModel | undefined {
  const { offers: config } = source.data;
  if (!config) return undefined;
  const path = ['offers'];
  const items = source.offered?.get(config.catalog) ?? [];
  return {
    path,
    config,
    items: items.map((item) => ({ item, set: setOf(withItem(source, item), path, config, fields) })),
    texts: [
      ...(config.about === undefined ? [] : [{ text: config.about, path: [...path, 'about'] }]),
      ...(config.needs ?? []).map(({ otherwise }, index) => ({
        text: otherwise,
        path: [...path, 'needs', index, 'otherwise'],
      })),
      ...config.lines.map(({ label }, index) => ({ text: label, path: [...path, 'lines', index, 'label'] })),
    ],
  };
}

/** The names of an item that the texts of offers can print: its attributes, and its name. */
export const namesOfItem = ({ name, by, values = {} }: Offer): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries({ name, by, ...values }).map(([key, value]) => [`offer.${key}`, value]));

/** The file with the attributes of an item, its id, its name and its provider among its constants. */
const withItem = <Source extends CheckedForm | CheckedWizard>(source: Source, item: Offer): Source => ({
  ...source,
  constants: new Map([...(source.constants ?? []), ['offer.id', item.id], ...Object.entries(namesOfItem(item))]),
});

function setOf(
  source: CheckedForm | CheckedWizard,
  path: Path,
  config: Offers,
  asked: ReadonlyMap<string, FieldModel>,
): FieldSetModel {
  const { values = {}, lines, unit = 1 } = config;
  const all = new Map([...asked, [SUBTOTAL, pseudoField(SUBTOTAL, [...path, 'lines'], 'double')]]);
  const fields = new Map<string, FieldModel>();
  const add = (field: FieldModel): void => {
    fields.set(field.name, field);
    all.set(field.name, field);
  };
  for (const [name, computed] of Object.entries(values)) {
    const checked = checkExpression(computed, scopeOf({ all, source }));
    add(pseudoField(name, [...path, 'values', name], 'ast' in checked ? checked.type : 'double', { computed }));
  }
  for (const [index, { amount }] of lines.entries())
    add(pseudoField(lineName(index), [...path, 'lines', index, 'amount'], 'double', { computed: amount }, unit));
  const conditions = conditionsOf(source, path, config);
  return {
    ...computesOnly,
    source,
    path,
    parts: { schema: path, ui: path, messages: path },
    fields,
    all,
    conditions: conditions.map(({ model }) => model),
    expressions: [
      ...[...fields.values()].map(({ name: field, path: at, ui: { computed = '' } }) =>
        expressionModel(computed, at, { kind: 'computed', field }, source),
      ),
      ...conditions.map(({ text, model: { path: at, of } }) =>
        expressionModel(text, at, { kind: 'condition', of }, source),
      ),
    ],
  };
}

/** The needs, when lines count, and when the item is different. */
function conditionsOf(
  source: CheckedForm | CheckedWizard,
  path: Path,
  { needs = [], lines, changes = {} }: Offers,
): { readonly text: string; readonly model: ConditionModel }[] {
  const one = (text: string, at: Path, of: ConditionModel['of']) => ({
    text,
    model: { path: at, of, ...conditionMeaning(text, at, source) },
  });
  return [
    ...needs.map(({ assert }, index) => one(assert, [...path, 'needs', index, 'assert'], { kind: 'need', index })),
    ...lines.flatMap(({ when }, index) =>
      when === undefined ? [] : [one(when, [...path, 'lines', index, 'when'], { kind: 'line', index })],
    ),
    ...Object.entries(changes).map(([name, when], index) =>
      one(when, [...path, 'changes', name], { kind: 'change', index }),
    ),
  ];
}
