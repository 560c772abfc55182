import { breakableKeywords } from '../../../compiler/model/keywords.ts';
import { carriedTo } from '../../../compiler/lint/carried.ts';
import { pageAt } from '../../../compiler/resolve/symbols.ts';
import { array, record, asText } from '../../../compiler/read/data.ts';
import { show } from '../../../shared/problems/show.ts';
import { pluginContract } from '../../../compiler/check/contracts.ts';
import { fieldChoices, fieldsHere, type FieldHere } from './fields-here.ts';
import type { Name, NamesAt, NameContext } from './name.ts';

/** Names within a form or wizard, by the `x-ref` or `x-keys` of the contract. */
export const formNames: Readonly<Record<string, NamesAt>> = {
  field: (place) => [...fieldsHere(place).values()].map(fieldName),
  along: (place) => [...namesAt(place, 'field'), ...fieldsThere(place)],
  carried: (place) => {
    const page = place.site.files.get(place.file);
    if (page?.kind !== 'page') return [];
    const names = place.site.models.flatMap((model) => carriedTo(page, model, place.site.symbols));
    return [...new Set(names)].map((name) => ({ name, detail: 'an answer carried from another page' }));
  },
  choice: (place) => {
    const field = fieldAbove(place);
    return field ? fieldChoices(field, place).map(({ value, label }) => ({ name: String(value), detail: label })) : [];
  },
  rule: ruleNames,
  code: ({ site, contract, path }) => {
    const plugin = asText(record(contract.valueAt(path.slice(0, -1))).plugin);
    const codes = plugin === undefined ? [] : pluginContract(plugin, site.symbols.contracts).codes;
    return codes.map((name) => ({ name, detail: plugin ?? '' }));
  },
  step: (place) => stepsHere(place).map(({ id, title }) => ({ name: id, detail: asText(title) ?? '' })),
  exit: (place) =>
    stepsHere(place)
      .flatMap(({ exits }) => array(exits).map(record))
      .flatMap(({ id, heading }) => (typeof id === 'string' ? [{ name: id, detail: asText(heading) ?? '' }] : [])),
  offer: ({ site, contract }) => {
    const catalog = asText(record(contract.valueAt(['offers'])).catalog);
    const items = site.named('catalog', catalog)?.data.items ?? [];
    return items.map((item) => ({ name: item.id, detail: asText(item.name) ?? '' }));
  },
};

const namesAt = (place: NameContext, kind: string): Name[] => formNames[kind]?.(place) ?? [];

/** The answers that the target page of an action takes. */
function fieldsThere({ site, contract, path }: NameContext): Name[] {
  const page = pageAt(asText(record(contract.valueAt(path.slice(0, -1))).to) ?? '', site.symbols);
  return site
    .modelsOn(page?.file ?? '')
    .flatMap(({ carried, fields, id }) =>
      [...new Set([...carried, ...fields.keys()])].map((name) => ({ name, detail: id })),
    );
}

const fieldName = ({ name, schema, isRequired }: FieldHere): Name => ({
  name,
  detail: [asText(schema.type), ...(isRequired ? ['required'] : [])].join(', '),
  documentation: asText(schema.title) ?? '',
});

const stepsHere = ({ contract }: NameContext): { readonly [key: string]: unknown; readonly id: string }[] =>
  array(contract.valueAt(['steps'])).flatMap((_, index) => {
    const step = record(contract.valueAt(['steps', index]));
    return typeof step.id === 'string' ? [{ ...step, id: step.id }] : [];
  });

/** The field whose name is the nearest key above a path. */
function fieldAbove(place: NameContext): FieldHere | undefined {
  const fields = fieldsHere(place);
  const name = place.path.findLast((step) => typeof step === 'string' && fields.has(step));
  return fields.get(String(name));
}

/** The rules of a field's schema that can have a message. */
function ruleNames(place: NameContext): Name[] {
  const field = fieldAbove(place);
  if (!field) return [];
  const rules = breakableKeywords.filter((keyword) => Object.hasOwn(field.schema, keyword));
  const hasChoices = fieldChoices(field, place).length > 0;
  return [
    ...(field.isRequired ? ['required'] : []),
    ...rules,
    ...(hasChoices || field.schema.type === 'boolean' ? ['enum', 'type'] : []),
  ].map((name) => ({ name, detail: `${field.name}: ${show(field.schema[name as 'minLength'] ?? name)}` }));
}

/** Possible answers to the field whose name is the nearest key above a path. */
export function answersAt(place: NameContext): Name[] {
  const field = fieldAbove(place);
  if (!field) return [];
  if (field.schema.type === 'boolean') return [true, false].map((name) => ({ name, detail: field.name }));
  return fieldChoices(field, place).map(({ value, label }) => ({ name: value, detail: label }));
}
