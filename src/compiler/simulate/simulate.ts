import type { Problem } from '../../problems/problem.ts';
import type { DataCache } from '../cache/data-cache.ts';
import type { CheckedForm, CheckedWizard } from '../check/checked.ts';
import { references } from '../resolve/references.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { checkExamples } from './examples.ts';
import { checkMessagesReachable } from './messages/check.ts';
import { messageReachability } from './messages/message-reachability.ts';
import { checkReachability } from './reachability/check.ts';
import { reachability } from './reachability/reachability.ts';
import { simulationModel, type SimulationModel } from './simulation-model.ts';

/** Keys of the forms and wizards that this process has proved. */
const proved = new Set<string>();

/** How many keys are kept, which is enough for the versions of several sites. At this number the set is emptied. */
const most = 500;

/**
 * Proves what needs visitors. Generated ones go with the real engine through every form and wizard in which the lint
 * found nothing: every message can be brought about, and every wizard can be finished. `cache` remembers what earlier
 * processes proved.
 */
export const simulateVisitors = (symbols: SymbolTable, cache?: DataCache): Problem[] =>
  proveEach('visits', simulate, symbols, cache);

/** Runs the examples of every form and wizard of a sound site. `cache` remembers those that held. */
export const runExamples = (symbols: SymbolTable, cache?: DataCache): Problem[] =>
  proveEach('examples', checkExamples, symbols, cache);

function proveEach(
  what: string,
  prove: (model: SimulationModel) => Problem[],
  symbols: SymbolTable,
  cache: DataCache | undefined,
): Problem[] {
  return [...symbols.forms.values(), ...symbols.wizards.values()].flatMap((source) => {
    const key = proofKey(what, source, symbols);
    if (cache?.get(key) === true || proved.has(key)) return [];
    const problems = prove(simulationModel(source, symbols));
    if (problems.length === 0) remember(key, cache);
    return problems;
  });
}

function simulate(model: SimulationModel): Problem[] {
  const reach = reachability(model);
  const problems = checkReachability(reach);
  // When visitors cannot get through, the messages on their way need no search.
  if (problems.length > 0) return problems;
  const messages = messageReachability(model, reach.base.answers, reach.states);
  return checkMessagesReachable(model, reach.base.answers, messages);
}

function remember(key: string, cache?: DataCache): void {
  if (proved.size >= most) proved.clear();
  proved.add(key);
  cache?.set(key, true);
}

/**
 * Everything that a proof depends on: a form or wizard with its lists, and the year, because the years of vehicles are
 * counted back from it.
 */
function proofKey(what: string, source: CheckedForm | CheckedWizard, symbols: SymbolTable): string {
  const lists = references(source.data, `${source.kind}.schema.json`, symbols.contracts)
    .filter(({ kind }) => kind === 'list')
    .map(({ value }) => value);
  return JSON.stringify([
    what,
    source.kind,
    source.data,
    [...new Set(lists)].map((list) => symbols.lists.get(list)?.data),
    new Date().getFullYear(),
  ]);
}
