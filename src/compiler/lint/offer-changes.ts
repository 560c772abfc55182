import type { Offer, OfferChange } from '../../shared/plan/config.generated.ts';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { Checked } from '../check/checked.ts';
import type { FormModel } from '../model/types.ts';
import { placeOf, type Path } from '../read/source.ts';
import { asSituations } from '../resolve/answerers.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

/**
 * Checks that a form or wizard names changes of its catalog.
 * Problem: offer/unknown-change
 */
export function lintChangesMade({ source, offers }: FormModel, { catalogs }: SymbolTable): Problem[] {
  const { catalog: id = '', changes = {} } = offers?.config ?? {};
  const catalog = catalogs.get(id);
  if (!offers || !catalog) return [];
  const known = Object.keys(catalog.data.changes ?? {});
  return Object.keys(changes)
    .filter((name) => !known.includes(name))
    .map((name) => say.unknownChange(placeOf(source, [...offers.path, 'changes', name], 'key'), name, id, known));
}

/**
 * Checks the changes of a catalog of offers: that a form makes them, and that they name what its items state.
 * Problems: offer/unused-change, offer/not-stated, offer/unknown-situation, schema/unknown-key
 */
export function lintChanges(catalog: Checked<'catalog'>, symbols: SymbolTable): Problem[] {
  const { of, changes = {} } = catalog.data;
  if (of !== 'offers')
    return catalog.data.changes === undefined
      ? []
      : [say.unknownKey(placeOf(catalog, ['changes'], 'key'), 'changes', [], 'Only a catalog with of: offers has it.')];
  const items = catalog.data.items as unknown as readonly Offer[];
  const labels = [...new Set(items.flatMap(({ facts = {} }) => Object.keys(facts)))];
  const stated = [...labels, ...new Set(items.flatMap(({ covers, excludes }) => [...covers, ...excludes]))];
  const situations = situationsOf(catalog, symbols);
  const made = madeOf(catalog, symbols);
  const unknown = <Place>(named: readonly (readonly [words: string, place: Place])[], known: readonly string[]) =>
    named.filter(([words]) => !known.includes(words));
  return Object.entries(changes).flatMap(([name, change]) => {
    const path = ['changes', name];
    const words = namedWords(change, path);
    return [
      ...(made.has(name) ? [] : [say.unusedChange(placeOf(catalog, path, 'key'), name)]),
      ...unknown(words, stated).map(([text, at]) => say.changesNothing(placeOf(catalog, at), text, stated)),
      ...unknown(keysIn(change.facts, [...path, 'facts']), labels).map(([label, at]) =>
        say.changesNothing(placeOf(catalog, at, 'key'), label, labels),
      ),
      ...unknown(keysIn(change.says, [...path, 'says']), situations).map(([id, at]) =>
        say.unknownSituation(placeOf(catalog, at, 'key'), id, situations),
      ),
    ];
  });
}

const keysIn = (entries: object = {}, path: Path): (readonly [key: string, path: Path])[] =>
  Object.keys(entries).map((key) => [key, [...path, key]] as const);

/** The words of points and facts that a change names. */
const namedWords = (change: OfferChange, path: Path): (readonly [words: string, path: Path])[] =>
  (['only', 'without'] as const).flatMap((key) =>
    (change[key] ?? []).map((words, index) => [words, [...path, key, index]] as const),
  );

/** The ids of the situations to which items of a catalog answer. */
const situationsOf = ({ id }: Checked<'catalog'>, { lists }: SymbolTable): string[] =>
  [...lists.values()].flatMap((list) => {
    const { answeredBy = [], items = [] } = asSituations(list)?.data ?? {};
    return answeredBy.some(({ catalog }) => catalog === id) ? items.map((item) => item.id) : [];
  });

/** The changes that forms and wizards make to the items of a catalog. */
const madeOf = ({ id }: Checked<'catalog'>, { forms, wizards }: SymbolTable): ReadonlySet<string> =>
  new Set(
    [...forms.values(), ...wizards.values()].flatMap(({ data: { offers } }) =>
      offers?.catalog === id ? Object.keys(offers.changes ?? {}) : [],
    ),
  );
