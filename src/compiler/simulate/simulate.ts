import type { Problem } from '../../problems/problem.ts';
import type { DataCache } from '../cache/data-cache.ts';
import type { CheckedForm, CheckedWizard } from '../check/checked.ts';
import { references } from '../resolve/references.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { checkMessagesReachable } from './messages/check.ts';
import { messageReachability } from './messages/message-reachability.ts';
import { checkReachability } from './reachability/check.ts';
import { reachability } from './reachability/reachability.ts';
import { simulationModel } from './simulation-model.ts';

/** Keys of what this process proved before. */
const proved = new Set<string>();

/** As many keys as the versions of some sites have; then the set starts anew. */
const most = 500;

/**
 * What only visitors can prove: generated ones go through a form or wizard that is sound in every other way, with the
 * real engine. Every message can be brought about, every wizard ends. `cache` remembers what earlier processes proved.
 */
export function simulateVisitors(symbols: SymbolTable, cache?: DataCache): Problem[] {
  return [...symbols.forms.values(), ...symbols.wizards.values()].flatMap((source) => {
    const key = proofKey(source, symbols);
    if (cache?.get(key) === true || proved.has(key)) return [];
    const problems = simulate(source, symbols);
    if (problems.length === 0) remember(key, cache);
    return problems;
  });
}

function simulate(source: CheckedForm | CheckedWizard, symbols: SymbolTable): Problem[] {
  const model = simulationModel(source, symbols);
  const reach = reachability(model);
  const problems = checkReachability(reach);
  // Where visitors cannot get through, what they can read is not the question.
  if (problems.length > 0) return problems;
  return checkMessagesReachable(
    model,
    reach.base.answers,
    messageReachability(model, reach.base.answers, reach.states),
  );
}

function remember(key: string, cache?: DataCache): void {
  if (proved.size >= most) proved.clear();
  proved.add(key);
  cache?.set(key, true);
}

/** All that decides a proof: a form or wizard with its lists, and the year, from which vehicles' years count. */
function proofKey(source: CheckedForm | CheckedWizard, symbols: SymbolTable): string {
  const lists = references(source.data, `${source.kind}.schema.json`, symbols.contracts)
    .filter(({ kind }) => kind === 'list')
    .map(({ value }) => value);
  return JSON.stringify([
    'visits',
    source.kind,
    source.data,
    [...new Set(lists)].map((list) => symbols.lists.get(list)?.data),
    new Date().getFullYear(),
  ]);
}
