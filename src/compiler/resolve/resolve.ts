import { parseRich } from '../../shared/engine/format/rich.ts';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Place, Problem } from '../../shared/problems/problem.ts';
import { checkAgainst } from '../check/check.ts';
import type { Checked } from '../check/checked.ts';
import { pluginContract } from '../check/contracts.ts';
import { placeInside, placeOf } from '../read/source.ts';
import { panelIds, resolveLink } from './links.ts';
import { parseMessage } from './message.ts';
import { isAmbiguous } from './pattern.ts';
import { references, type Reference } from './references.ts';
import { settingsOf } from './settings.ts';
import { installedFont, listsInside, sendersOf, type SymbolTable } from './symbols.ts';

/**
 * Checks that every reference of a file leads somewhere, and that its settings fit their contracts.
 * Problems: …/unknown, list/wrong-kind, page/…, message/syntax, rich/syntax, schema/…
 */
export function resolveSource(source: Checked, symbols: SymbolTable): Problem[] {
  const own = references(source.data, `${source.kind}.schema.json`, symbols.contracts);
  const ownProblems = own.flatMap((reference) => resolveOne(source, reference, symbols));
  // The settings of a plug-in for another purpose are those of the right one.
  const isWrongKind = ownProblems.some(({ code }) => code === 'plugin/wrong-kind');
  const inSettings = settingsOf(source, symbols.contracts).flatMap(({ contract, path, data }) => {
    if (isWrongKind && contract.startsWith('plugins/')) return [];
    const wrong = checkAgainst(source, path, data, contract, symbols.contracts);
    if (wrong.length > 0) return wrong;
    return references(data, contract, symbols.contracts).flatMap((reference) =>
      resolveOne(source, { ...reference, path: [...path, ...reference.path] }, symbols),
    );
  });
  const inChoices = listsInside(source, symbols).flatMap((list) =>
    references(list.data, 'list.schema.json', symbols.contracts)
      .filter(({ kind }) => kind === 'message')
      .flatMap((reference) => resolveMessage(list, reference)),
  );
  return [...ownProblems, ...inSettings, ...inChoices];
}

type Resolve = (source: Checked, reference: Reference, symbols: SymbolTable) => Problem[];

function resolveOne(source: Checked, reference: Reference, symbols: SymbolTable): Problem[] {
  const resolve = byKind[reference.kind];
  if (!resolve) throw new Error(`schemas/ uses x-ref "${reference.kind}", which nothing resolves`);
  return resolve(source, reference, symbols);
}

type KnownNames = Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>;

/** Checks that a name is known. A name that a broken file declares counts as known. */
const checkName =
  (
    knownTo: (symbols: SymbolTable) => KnownNames,
    unknown: (place: Place, typed: string, known: Iterable<string>) => Problem,
  ): Resolve =>
  (source, { kind, value, path }, symbols) => {
    const known = knownTo(symbols);
    if (known.has(value) || symbols.broken.has(`${kind}/${value}`)) return [];
    return [unknown(placeOf(source, path), value, known.keys())];
  };

const notChecked: Resolve = () => [];

const namedCatalog = checkName(({ catalogs }) => catalogs, say.unknownCatalog);

const namedParent = checkName(({ parents }) => parents, say.unknownParent);

const namedForm = checkName(({ forms }) => forms, say.unknownForm);

/** How a reference is checked, by the x-ref of its contract. */
const byKind: Readonly<Record<string, Resolve>> = {
  list: resolveList,
  form: (source, reference, symbols) =>
    symbols.wizards.has(reference.value) && !symbols.forms.has(reference.value)
      ? [say.wizardForForm(placeOf(source, reference.path), reference.value)]
      : namedForm(source, reference, symbols),
  wizard: checkName(({ wizards }) => wizards, say.unknownWizard),
  sender: (source, { value, path }, { forms, wizards, broken }) =>
    sendersOf(value, { forms, wizards }).length > 0 || ['form', 'wizard'].some((kind) => broken.has(`${kind}/${value}`))
      ? []
      : [say.unknownSender(placeOf(source, path), value, [...forms.keys(), ...wizards.keys()])],
  offers: (source, { value, path }, symbols) => {
    if (['form', 'wizard'].some((kind) => symbols.broken.has(`${kind}/${value}`))) return [];
    const known = [...symbols.forms.values(), ...symbols.wizards.values()].filter(({ data }) => data.offers);
    return known.some(({ id }) => id === value)
      ? []
      : [
          say.unknownOffers(
            placeOf(source, path),
            value,
            known.map(({ id }) => id),
          ),
        ];
  },
  page: (source, reference, symbols) => {
    const absent = symbols.absent.find(({ id }) => id === reference.value);
    if (absent) return [say.absentPage(placeOf(source, reference.path), reference.value, absent)];
    return namedParent(source, reference, symbols);
  },
  catalog: (source, reference, symbols) => {
    const catalog = symbols.catalogs.get(reference.value);
    if (!catalog || reference.of.length === 0 || reference.of.includes(catalog.data.of))
      return namedCatalog(source, reference, symbols);
    return [say.wrongCatalog(placeOf(source, reference.path), reference.value, catalog.data.of, reference.of)];
  },
  // While site.yaml cannot be read, its purposes are unknown.
  purpose: (source, { value, path }, { site }) => {
    const known = Object.keys(site?.data.leads?.purposes ?? {});
    return !site || known.includes(value) ? [] : [say.unknownPurpose(placeOf(source, path), value, known)];
  },
  asset: checkName(({ assets }) => assets, say.unknownAsset),
  icon: checkName(({ icons }) => icons, say.unknownIcon),
  font: (source, { value, path }) => (installedFont(value) ? [] : [say.unknownFont(placeOf(source, path), value)]),
  widget: checkName(({ contracts }) => new Set(contracts.widgets), say.unknownWidget),
  plugin: resolvePlugin,
  href: resolveLink,
  panel: resolvePanel,
  message: (source, reference, symbols) => [
    ...resolveMessage(source, reference),
    ...(reference.isRich === true ? resolveRich(source, reference, symbols) : []),
  ],
  // An answer from config, which may contain other answers.
  answer: resolveMessage,
  rich: resolveRich,
  pattern: (source, { value, path }) => (isAmbiguous(value) ? [say.ambiguousPattern(placeOf(source, path))] : []),
  // The address of another site. Its contract checks its form.
  frame: notChecked,
  // The lint checks these, because it knows the whole form: lint/fields.ts, lint/expressions.ts, lint/carried.ts,
  // lint/situations.ts, lint/copy/.
  field: notChecked,
  step: notChecked,
  exit: notChecked,
  item: notChecked,
  source: notChecked,
  // By lint/catalogs.ts, which knows the catalog.
  attribute: notChecked,
  filter: notChecked,
  // Days are checked before anything else, in schedule/.
  day: notChecked,
  expression: notChecked,
  carried: notChecked,
  text: notChecked,
  words: notChecked,
};

function resolveList(source: Checked, { value, path, of }: Reference, symbols: SymbolTable): Problem[] {
  const list = symbols.lists.get(value);
  if (symbols.broken.has(`list/${value}`)) return [];
  if (!list) return [say.unknownList(placeOf(source, path), value, symbols.lists.keys())];
  const isRight = of.length === 0 || of.includes(list.data.of);
  return isRight ? [] : [say.wrongList(placeOf(source, path), value, list.data.of, of)];
}

/** Checks that a plug-in exists and is of the required kind: rules or estimates. */
function resolvePlugin(source: Checked, { value, path, of }: Reference, { contracts }: SymbolTable): Problem[] {
  const kindOf = (plugin: string) => pluginContract(plugin, contracts).kind;
  const fitting = contracts.plugins.filter((plugin) => of.includes(kindOf(plugin)));
  if (fitting.includes(value)) return [];
  const place = placeOf(source, path);
  return [
    contracts.plugins.includes(value)
      ? say.wrongPlugin(place, value, kindOf(value), of, fitting)
      : say.unknownPlugin(place, value, fitting),
  ];
}

/**
 * Checks that a page has the panels that it opens. Panels that a form opens are looked up on every page that holds the
 * form: lint/site.ts.
 */
function resolvePanel(source: Checked, { value, path }: Reference): Problem[] {
  if (source.kind !== 'page') return [];
  const panels = panelIds(source);
  return panels.has(value) ? [] : [say.unknownPanel(placeOf(source, path), value, panels)];
}

function resolveMessage(source: Checked, { value, path, values: known }: Reference): Problem[] {
  // Long lists have thousands of labels.
  if (!/[{}']/.test(value)) return [];
  const { error, values, quoted } = parseMessage(value);
  if (error !== undefined)
    return [say.badMessage(placeInside(source, path, value.slice(error.at) || value), error.why)];
  // If the contract names no values, answers fill the braces, which lint/messages.ts checks.
  const unknown = known ? values.filter((name) => !known.includes(name)) : [];
  return [
    ...quoted.map((words) => say.quotedValue(placeInside(source, path, words), words)),
    ...unknown.map((name) => say.unknownValue(placeInside(source, path, `{${name}`), name, known ?? [])),
  ];
}

/** Unpaired marks of rich text, with a few words after them: **, ](, and ] ( where a link was meant. */
const looseMark = /(?:\*\*|\]\(|\] +\((?=\/|#|https:|tel:|mailto:)).{0,20}/;

function resolveRich(source: Checked, { value, path }: Reference, symbols: SymbolTable): Problem[] {
  return parseRich(value).flatMap((node) => {
    if (typeof node === 'object')
      return 'href' in node ? resolveLink(source, { value: node.href, path, inside: true }, symbols) : [];
    const [words] = looseMark.exec(node) ?? [];
    if (words === undefined) return [];
    const why = words.startsWith('**') ? '** is not closed' : 'a link is not complete';
    return [say.badRich(placeInside(source, path, words), why)];
  });
}
