import type { Problem } from '../../shared/problems/problem.ts';
import type { DataCache } from '../cache/data-cache.ts';
import type { CheckedForm, CheckedWizard } from '../check/checked.ts';
import { withTexts } from '../read/data.ts';
import { formModel, setsOf, workingSetsOf } from '../model/form-model.ts';
import { references } from '../resolve/references.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { timeZoneOf } from '../resolve/time-zone.ts';
import { checkExamples } from './examples.ts';
import { checkMessagesReachable } from './messages/check.ts';
import { messageReachability } from './messages/message-reachability.ts';
import { checkReachability } from './reachability/check.ts';
import { examineWays, fairKey } from './fair/fair.ts';
import { checkOffers } from './offers.ts';
import { tryPlugins } from './plugins.ts';
import { reachability } from './reachability/reachability.ts';
import { simulationModel, type SimulationModel } from './simulation-model.ts';

/** Keys of the forms and wizards that this process has proved. */
const proved = new Set<string>();

/** The size of the set, enough for the versions of several sites. When it is full, it is emptied. */
const maxKeys = 500;

/**
 * Runs the proofs that need simulated visitors. They go with the real engine through a form or wizard without lint
 * problems: every message can be caused, and every wizard can be finished. `cache` remembers what earlier processes
 * proved.
 */
export const simulateVisitors = (source: FormSource, symbols: SymbolTable, cache?: DataCache): Problem[] =>
  prove('visits', (model) => simulate(model, symbols), source, symbols, cache);

/** Runs the examples of a form or wizard of a sound site. `cache` remembers those that held. */
export const runExamples = (source: FormSource, symbols: SymbolTable, cache?: DataCache): Problem[] =>
  prove('examples', checkExamples, source, symbols, cache);

type FormSource = CheckedForm | CheckedWizard;

function prove(
  what: 'visits' | 'examples',
  proof: (model: SimulationModel) => Problem[],
  source: FormSource,
  symbols: SymbolTable,
  cache: DataCache | undefined,
): Problem[] {
  const key = proofKey(what, source, symbols);
  if (cache?.get(key) === true || proved.has(key)) return [];
  const problems = proof(simulationModel(source, symbols));
  if (problems.length === 0) remember(key, cache);
  return problems;
}

function simulate(model: SimulationModel, symbols: SymbolTable): Problem[] {
  const reach = reachability(model);
  const problems = checkReachability(reach);
  // When visitors cannot get through, the messages on their way need no search.
  if (problems.length > 0) return problems;
  tryPlugins(model, reach.base.answers);
  const messages = messageReachability(model, reach.base.answers, reach.states);
  return [
    ...checkMessagesReachable(model, reach.base.answers, reach.states, messages),
    ...checkOffers(reach, symbols),
    ...examineWays(reach, symbols).flatMap(({ unfair }) => unfair),
  ];
}

function remember(key: string, cache?: DataCache): void {
  if (proved.size >= maxKeys) proved.clear();
  proved.add(key);
  cache?.set(key, true);
}

/**
 * Everything that a proof depends on: a form or wizard with its lists, the constants and tables that its expressions
 * name, and the year, because years to choose from are counted back from it, or the day if an expression names it. The
 * outcome of an example also depends on the day if dates are bounded by it; simulated visitors choose new dates each
 * day.
 */
export function proofKey(
  what: 'visits' | 'examples',
  source: CheckedForm | CheckedWizard,
  symbols: SymbolTable,
): string {
  const lists = references(source.data, `${source.kind}.schema.json`, symbols.contracts)
    .filter(({ kind }) => kind === 'list')
    .map(({ value }) => value);
  const model = formModel(source);
  const offers = model.offers?.items ?? [];
  const sets = setsOf(model);
  const hasDates = sets.some(({ fields }) => [...fields.values()].some(({ dates }) => dates));
  const expressions = workingSetsOf(model).flatMap((set) => set.expressions);
  const namesToday = expressions.some(({ text }) => /\btoday\b/.test(text));
  const constants = expressions.flatMap((one) => one.constants.map((name) => [name, source.constants?.get(name)]));
  const tables = [...new Set(expressions.flatMap((one) => one.tables))].map((name) => source.tables?.get(name));
  return JSON.stringify([
    what,
    source.kind,
    ...(what === 'visits' ? [withoutWords(source, symbols), fairKey(model, symbols)] : [source.data]),
    [...new Set(lists)].map((list) => symbols.lists.get(list)?.data),
    constants,
    tables,
    offers.map(({ item }) => item),
    timeZoneOf(symbols),
    symbols.today.slice(0, namesToday || (what === 'examples' && hasDates) ? undefined : 4),
  ]);
}

/**
 * A form or wizard without the texts that print no answer, such as titles and help. The ways of visitors and the
 * messages that they meet do not depend on these, so a change of copy does not invalidate a proof.
 */
function withoutWords(source: FormSource, { contracts }: SymbolTable): unknown {
  const words = references(source.data, `${source.kind}.schema.json`, contracts).filter(
    ({ kind, value }) => ['text', 'rich', 'message'].includes(kind) && !value.includes('{'),
  );
  return withTexts(source.data, new Map(words.map(({ path }) => [path.join('/'), 'words'])));
}
