import { functions } from '../../../compiler/expression/language.ts';
import { canBeNamed, writtenName } from '../../../shared/conditions/cel/scan.ts';
import { array, at, record, text } from '../../../compiler/read/data.ts';
import { choicesOf, fieldsHere } from './fields-here.ts';
import { linkNames } from './links.ts';
import type { Name, Place } from './name.ts';
import { namesOf } from './names.ts';
import { constantNames } from './site-names.ts';

/** The names that may stand at the end of a text, of which they are only a part. */
export interface Inner {
  readonly names: readonly Name[];
  /** The part of the text that they replace. */
  readonly typed: string;
}

type InnerAt = (place: Place, values: readonly string[] | undefined) => Inner | undefined;

/** The names inside a text by its `x-ref`: of answers in braces, of pages behind words in brackets, in expressions. */
const inside: Readonly<Record<string, InnerAt>> = { message: inBraces, answer: inBraces, rich: inLink, expression };

/** `values`: the names that the contract says fill the braces (x-values); without them, answers do. */
export const innerNames = (kind: string, place: Place, values: readonly string[] | undefined): Inner | undefined =>
  inside[kind]?.(place, values);

function inBraces(place: Place, values: readonly string[] | undefined): Inner | undefined {
  const [, typed] = /\{\s*([\w.]*)$/.exec(place.typed) ?? [];
  if (typed === undefined) return undefined;
  if (values) return { typed, names: values.map((name) => ({ name, detail: 'stands in these words' })) };
  return { typed, names: [...namesOf('field', place), ...ofOffers(place)] };
}

function inLink(place: Place): Inner | undefined {
  const [, typed] = /\]\(([^)\s]*)$/.exec(place.typed) ?? [];
  return typed === undefined ? undefined : { typed, names: linkNames({ ...place, typed }) };
}

/** The name that is being typed at the end of an expression. Constants are named as file.name. */
function expression(place: Place): Inner | undefined {
  const { typed: all } = place;
  const [, called] = /\brate\(\s*["']([^"']*)$/.exec(all) ?? [];
  if (called !== undefined) return { typed: called, names: tableNames(place) };
  const [, name = '', answer] = /([a-z]\w*)\s*(?:==|!=)\s*["']([^"']*)$/.exec(all) ?? [];
  if (answer !== undefined) {
    const field = fieldsHere(place).get(name);
    const choices = field ? choicesOf(field, place) : [];
    return { typed: answer, names: choices.map(({ value, label }) => ({ name: String(value), detail: label })) };
  }
  // In quotes stands a text, and behind a point of something else what this does not know.
  if (isInQuotes(all)) return undefined;
  const [typed = ''] = /[A-Za-z_][\w-]*(?:\.\w*)?$/.exec(all) ?? [];
  return { typed, names: nameable(place) };
}

const isInQuotes = (words: string): boolean => words.split('"').length % 2 === 0;

const nameable = (place: Place): Name[] => [
  ...namesOf('field', place),
  ...ofOffers(place),
  ...constantNames(place.site).filter(({ name }) => canBeNamed(String(name))),
  { name: 'today', detail: 'a date' },
  { name: 'rate', detail: 'rate("table", value)', documentation: 'What a table says.' },
  ...Object.entries(functions).map(([name, { usage, meaning }]) => ({
    name: writtenName(name),
    detail: usage,
    documentation: meaning,
  })),
];

const tableNames = ({ site }: Place): Name[] => [
  ...site.of('table').flatMap(({ id, data }) => {
    const results = Object.keys(data.result);
    const one = { name: id, detail: data.title };
    return results.length === 1 ? [one] : results.map((result) => ({ ...one, name: `${id}.${result}` }));
  }),
  ...site.of('list').flatMap(({ id, data }) => (data.of === 'options' ? [{ name: id, detail: 'options' }] : [])),
];

/** What expressions and words of `offers` name beside answers: values, what items state, and the sum so far. */
function ofOffers({ path, contract, site }: Place): Name[] {
  if (path[0] !== 'offers') return [];
  const offers = record(contract.valueAt(['offers']));
  const [item] = site.named('catalog', text(offers.catalog))?.data.items ?? [];
  return [
    ...Object.keys(record(offers.values)).map((name) => ({ name, detail: 'worked out under values' })),
    ...['name', 'by', ...Object.keys(record(at(item, ['values'])))].map((name) => ({
      name: `offer.${name}`,
      detail: 'of the item that is offered',
    })),
    ...(array(offers.lines).length > 0 ? [{ name: 'subtotal', detail: 'the lines above' }] : []),
  ];
}
