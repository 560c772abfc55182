import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Place, Problem } from '../../shared/problems/problem.ts';
import type { Checked } from '../check/checked.ts';
import { formModel } from '../model/form-model.ts';
import { printedOf } from '../model/texts.ts';
import type { FormModel } from '../model/types.ts';
import { formsIn, usesOf } from '../model/uses.ts';
import { placeOf, type Path } from '../read/source.ts';
import { references } from '../resolve/references.ts';
import { pageAt, sendersOf, type SymbolTable } from '../resolve/symbols.ts';

/**
 * Checks that a form or wizard carries to a page the answers that its blocks show (`x-ref: carried` in their
 * contracts).
 * Problem: field/unknown
 */
export function lintCarried(symbols: SymbolTable): Problem[] {
  return symbols.pages.flatMap((page) => {
    const named = references(page.data, 'page.schema.json', symbols.contracts).filter(({ kind }) => kind === 'carried');
    if (named.length === 0) return [];
    const forms = [...symbols.forms.values(), ...symbols.wizards.values()].map(formModel);
    const known = new Set(forms.flatMap((model) => carriedTo(page, model, symbols)));
    return named
      .filter(({ value }) => !known.has(value))
      .map(({ value, path }) => say.unknownField(placeOf(page, path), value, known));
  });
}

/**
 * Checks that a page whose form takes carried answers takes each one that a form or wizard names for it. Otherwise its
 * visitors would be asked again.
 * Problem: field/not-taken
 */
export function lintTaken(symbols: SymbolTable): Problem[] {
  const models = [...symbols.forms.values(), ...symbols.wizards.values()].map(formModel);
  return symbols.pages.flatMap((page) => {
    const uses = usesOf(page, symbols);
    const takers = formsIn(uses, symbols)
      .map(formModel)
      .filter(({ carried }) => carried.length > 0);
    const [taker] = takers;
    if (!taker) return [];
    const shown = references(page.data, 'page.schema.json', symbols.contracts).filter(({ kind }) => kind === 'carried');
    const taken = new Set([...takers.flatMap(({ carried }) => carried), ...shown.map(({ value }) => value)]);
    const isTaken = (name: string) => taken.has(name);
    return models
      .filter(({ id }) => !uses.offers.has(id))
      .flatMap((model) => untaken(model, page, isTaken, symbols))
      .map(([place, name]) => say.notTakenThere(place, name, page.data.path, taker.source.file));
  });
}

/** The answers that a form carries to a page in vain, with their places. An unknown name is reported itself. */
function untaken(
  { source, actions, fields, carried }: FormModel,
  page: Checked<'page'>,
  isTaken: (name: string) => boolean,
  symbols: SymbolTable,
): (readonly [place: Place, name: string])[] {
  const isKnown = (name: string) => fields.has(name) || carried.includes(name);
  return actions.flatMap(({ action: { navigate }, path }) => {
    if (!navigate || pageAt(navigate.to, symbols) !== page) return [];
    return carriedNames(navigate)
      .filter(([name, [by]]) => !isTaken(name) && (by === 'with' || isKnown(name)))
      .map(([name, at]) => [placeOf(source, [...path, 'navigate', ...at]), name] as const);
  });
}

/** The answers that an action carries by name, with their places in it. */
const carriedNames = ({ carry = [], with: given = {} }: Navigate): (readonly [name: string, at: Path])[] => [
  ...(carry === 'all' ? [] : carry.map((name, index) => [name, ['carry', index]] as const)),
  ...Object.keys(given).map((name) => [name, ['with', name]] as const),
];

/**
 * Checks that a form or wizard carries all answers that its offers depend on to each page that shows these offers.
 * Problem: offer/not-carried
 */
export function lintOffersCarried(symbols: SymbolTable): Problem[] {
  return symbols.pages.flatMap((page) =>
    references(page.data, 'page.schema.json', symbols.contracts).flatMap(({ kind, value }) => {
      const [source] = kind === 'offers' ? sendersOf(value, symbols) : [];
      return source ? missingOn(page, formModel(source), symbols) : [];
    }),
  );
}

/** The answers that offers depend on and that are not carried to a page, each at the first place that names it. */
function missingOn(page: Checked<'page'>, model: FormModel, symbols: SymbolTable): Problem[] {
  const { source, fields } = model;
  const arriving = leadingTo(page, model, symbols).map((navigate) => new Set(carriedBy(navigate, model)));
  const told = new Set<string>();
  return restingOn(model).flatMap(({ name, path }) => {
    if (told.has(name) || arriving.every((carried) => carried.has(name))) return [];
    told.add(name);
    return [say.offerNotCarried(placeOf(source, path), name, page.data.path, fields.get(name)?.ui.sent === false)];
  });
}

/** The fields that the expressions and the words of offers name, and where. */
function restingOn({ fields, offers }: FormModel): { readonly name: string; readonly path: Path }[] {
  if (!offers) return [];
  const [first] = offers.items;
  return [
    ...(first?.set.expressions ?? []).flatMap(({ reads, path }) => reads.map((name) => ({ name, path }))),
    ...offers.texts.flatMap(({ text, path }) => printedOf(text).map((name) => ({ name, path }))),
  ].filter(({ name }) => fields.has(name));
}

type Navigate = NonNullable<FormModel['actions'][number]['action']['navigate']>;

/** The actions of a form or wizard that lead to a page. */
const leadingTo = (page: Checked<'page'>, { actions }: FormModel, symbols: SymbolTable): Navigate[] =>
  actions.flatMap(({ action: { navigate } }) => (navigate && pageAt(navigate.to, symbols) === page ? [navigate] : []));

/** The answers that are carried. `all` does not include answers that are not sent. */
function carriedBy({ carry = [], with: given = {} }: Navigate, { fields, carried }: FormModel): string[] {
  const sent = [...fields.values()].filter(({ ui }) => ui.sent !== false).map(({ name }) => name);
  return [...(carry === 'all' ? [...sent, ...carried] : carry), ...Object.keys(given)];
}

/** The answers that the buttons of a form or wizard carry to a page. */
export const carriedTo = (page: Checked<'page'>, model: FormModel, symbols: SymbolTable): string[] =>
  leadingTo(page, model, symbols).flatMap((navigate) => carriedBy(navigate, model));
