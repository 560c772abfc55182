import { functions } from '../../../compiler/expression/language.ts';
import { canBeNamed, writtenName } from '../../../shared/conditions/cel/scan.ts';
import { array, at, record, asText } from '../../../compiler/read/data.ts';
import { fieldChoices, fieldsHere } from './fields-here.ts';
import { linkNames } from './links.ts';
import type { Name, NameContext } from './name.ts';
import { namesOfKind } from './names.ts';
import { constantNames } from './site-names.ts';

/** Names that may complete the end of a text. */
export interface Inner {
  readonly names: readonly Name[];
  /** The end of the text, which they replace. */
  readonly typed: string;
}

type InnerAt = (place: NameContext, values: readonly string[] | undefined) => Inner | undefined;

/** Names inside a text by its `x-ref`: answers in braces, links in Markdown, names in expressions. */
const innerByReference: Readonly<Record<string, InnerAt>> = {
  message: inBraces,
  answer: inBraces,
  rich: inLink,
  expression,
};

/** `values`: the names for braces from the contract (x-values); by default, the fields. */
export const innerNames = (
  kind: string,
  place: NameContext,
  values: readonly string[] | undefined,
): Inner | undefined => innerByReference[kind]?.(place, values);

function inBraces(place: NameContext, values: readonly string[] | undefined): Inner | undefined {
  const [, typed] = /\{\s*([\w.]*)$/.exec(place.typed) ?? [];
  if (typed === undefined) return undefined;
  if (values) return { typed, names: values.map((name) => ({ name, detail: 'a value of this message' })) };
  return { typed, names: [...namesOfKind('field', place), ...ofOffers(place)] };
}

function inLink(place: NameContext): Inner | undefined {
  const [, typed] = /\]\(([^)\s]*)$/.exec(place.typed) ?? [];
  return typed === undefined ? undefined : { typed, names: linkNames({ ...place, typed }) };
}

/** The name being typed at the end of an expression. Constants are written as file.name. */
function expression(place: NameContext): Inner | undefined {
  const { typed: all } = place;
  const [, called] = /\brate\(\s*["']([^"']*)$/.exec(all) ?? [];
  if (called !== undefined) return { typed: called, names: tableNames(place) };
  const [, name = '', answer] = /([a-z]\w*)\s*(?:==|!=)\s*["']([^"']*)$/.exec(all) ?? [];
  if (answer !== undefined) {
    const field = fieldsHere(place).get(name);
    const choices = field ? fieldChoices(field, place) : [];
    return { typed: answer, names: choices.map(({ value, label }) => ({ name: String(value), detail: label })) };
  }
  // No names in quotes, or after a point that does not follow a name.
  if (isInQuotes(all)) return undefined;
  const [typed = ''] = /[A-Za-z_][\w-]*(?:\.\w*)?$/.exec(all) ?? [];
  return { typed, names: nameable(place) };
}

const isInQuotes = (words: string): boolean => words.split('"').length % 2 === 0;

const nameable = (place: NameContext): Name[] => [
  ...namesOfKind('field', place),
  ...ofOffers(place),
  ...constantNames(place.site).filter(({ name }) => canBeNamed(String(name))),
  { name: 'today', detail: 'a date' },
  { name: 'now', detail: 'a time, such as 14:05' },
  { name: 'rate', detail: 'rate("table", value)', documentation: 'Looks up a value in a table.' },
  ...Object.entries(functions).map(([name, { usage, meaning }]) => ({
    name: writtenName(name),
    detail: usage,
    documentation: meaning,
  })),
];

const tableNames = ({ site }: NameContext): Name[] => [
  ...site.of('table').flatMap(({ id, data }) => {
    const results = Object.keys(data.result);
    const one = { name: id, detail: data.title };
    return results.length === 1 ? [one] : results.map((result) => ({ ...one, name: `${id}.${result}` }));
  }),
  ...site.of('list').flatMap(({ id, data }) => (data.of === 'options' ? [{ name: id, detail: 'options' }] : [])),
];

/** Names in expressions and texts of `offers` besides fields: values, properties of items, and the subtotal. */
function ofOffers({ path, contract, site }: NameContext): Name[] {
  if (path[0] !== 'offers') return [];
  const offers = record(contract.valueAt(['offers']));
  const [item] = site.named('catalog', asText(offers.catalog))?.data.items ?? [];
  return [
    ...Object.keys(record(offers.values)).map((name) => ({ name, detail: 'computed under values' })),
    ...['name', 'by', ...Object.keys(record(at(item, ['values'])))].map((name) => ({
      name: `offer.${name}`,
      detail: 'of the item that is offered',
    })),
    ...(array(offers.lines).length > 0 ? [{ name: 'subtotal', detail: 'the lines above' }] : []),
  ];
}
