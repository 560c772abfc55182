import type { SituationAnswer } from '../../shared/plan/config.generated.ts';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { show } from '../../shared/problems/show.ts';
import type { Checked } from '../check/checked.ts';
import { placeOf, type Path } from '../read/source.ts';
import {
  answerersOf,
  answeringItems,
  asSituations,
  catalogOfItem,
  type Answerer,
  type SituationList,
} from '../resolve/answerers.ts';
import { itemContract } from '../resolve/catalogs.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

/**
 * Checks a list of situations: every item answers each of them once, and each answer has a basis: words of the item, or
 * a source.
 * Problems: situation/…, schema/unknown-key
 */
export function lintSituations(list: Checked<'list'>, symbols: SymbolTable): Problem[] {
  const situations = asSituations(list);
  if (!situations) return misplaced(list);
  const answeringProblems = lintAnswering(situations, symbols);
  // The items that answer are unknown while a catalog is, or while it is unknown which of its items are meant.
  const isKnown =
    answeringProblems.length === 0 && situations.data.answeredBy.every(({ catalog }) => symbols.catalogs.has(catalog));
  const answerers = isKnown ? answerersOf(situations, symbols) : undefined;
  return [
    ...answeringProblems,
    ...situations.data.items.flatMap((_, index) => lintSituation(situations, index, answerers, symbols)),
    ...unusedSources(situations),
  ];
}

/** Keys that only a list of situations has. */
const misplaced = (list: Checked<'list'>): Problem[] =>
  (['answeredBy', 'sources'] as const)
    .filter((key) => list.data[key] !== undefined)
    .map((key) => say.unknownKey(placeOf(list, [key], 'key'), key, [], 'Only a list with of: situations has it.'));

/** Checks that each entry of `answeredBy` has items. */
const lintAnswering = (list: SituationList, { catalogs, contracts }: SymbolTable): Problem[] =>
  list.data.answeredBy.flatMap((answering, index) => {
    const catalog = catalogs.get(answering.catalog);
    if (!catalog || answeringItems(catalog, answering).length > 0) return [];
    const known = Object.keys(itemContract(catalog, contracts).properties as object);
    for (const [key, value] of Object.entries(answering.only ?? {})) {
      const path = ['answeredBy', index, 'only', key];
      if (!known.includes(key)) return [say.statesNoSuch(placeOf(list, path, 'key'), key, catalog.id, known)];
      const values = [...new Set(catalog.data.items.flatMap((item) => (key in item ? show(item[key]) : [])))];
      if (!values.includes(show(value))) return [say.nobodyStates(placeOf(list, path), key, show(value), values)];
    }
    return [say.nobodyAnswers(placeOf(list, ['answeredBy', index]), catalog.id)];
  });

function lintSituation(
  list: SituationList,
  index: number,
  answerers: readonly Answerer[] | undefined,
  symbols: SymbolTable,
): Problem[] {
  const { title, answers } = list.data.items[index]!;
  const path = ['items', index, 'answers'];
  const given = new Set<string>();
  const wrong = answers.flatMap((answer, at) => {
    const isSecond = given.has(answer.of);
    given.add(answer.of);
    if (isSecond) return [say.answersTwice(placeOf(list, [...path, at, 'of']), answer.of, title)];
    return lintAnswer(list, answer, [...path, at], answerers, symbols);
  });
  const silent = answerers?.filter(({ id }) => !given.has(id)) ?? [];
  // A misspelt name is reported as such, and not also as a missing answer.
  const isMistyped = wrong.some(({ code }) => code === 'situation/unknown-item');
  return [
    ...wrong,
    ...(silent.length > 0 && !isMistyped ? [say.noAnswer(placeOf(list, path, 'key'), title, silent)] : []),
  ];
}

function lintAnswer(
  list: SituationList,
  { of, says, states, source }: SituationAnswer,
  path: Path,
  answerers: readonly Answerer[] | undefined,
  symbols: SymbolTable,
): Problem[] {
  const { sources = {} } = list.data;
  const item = answerers?.find(({ id }) => id === of);
  if (answerers && !item) {
    const known = answerers.map(({ id }) => id);
    return [say.unknownAnswerer(placeOf(list, [...path, 'of']), of, known, catalogOfItem(of, symbols)?.id)];
  }
  return [
    ...(states === undefined && source === undefined ? [say.restsOnNothing(placeOf(list, path), of)] : []),
    ...(source === undefined || Object.hasOwn(sources, source)
      ? []
      : [say.unknownSource(placeOf(list, [...path, 'source']), source, Object.keys(sources))]),
    ...(item && states !== undefined ? lintStates(list, says, states, item, [...path, 'states']) : []),
  ];
}

/** Checks that an item states these words, and does not say yes with words about what it excludes. */
function lintStates(
  list: SituationList,
  says: SituationAnswer['says'],
  words: string,
  { name, states }: Answerer,
  path: Path,
): Problem[] {
  const place = () => placeOf(list, path);
  const all = [...states.yes, ...states.no];
  if (!all.includes(words)) return [say.notStated(place(), words, name, all)];
  // What an item covers may well be the reason why something else is not covered.
  return says === 'yes' && !states.yes.includes(words) ? [say.contradicts(place(), words, name)] : [];
}

/** Unused sources. A misspelt name would make a source look unused. */
function unusedSources(list: SituationList): Problem[] {
  const { items, sources = {} } = list.data;
  const cited = items.flatMap(({ answers }) => answers.flatMap(({ source }) => source ?? []));
  if (cited.some((name) => !Object.hasOwn(sources, name))) return [];
  return Object.keys(sources)
    .filter((name) => !cited.includes(name))
    .map((name) => say.unusedSource(placeOf(list, ['sources', name], 'key'), name));
}
