import type { Problem } from '../../problems/problem.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { references } from '../resolve/references.ts';
import type { DataCache } from '../cache/data-cache.ts';
import type { Source } from '../read/source.ts';
import { checkMessagesReachable } from './messages/check.ts';
import { messageReachability } from './messages/message-reachability.ts';
import { simulationModel } from './simulation-model.ts';
import { checkReachability } from './reachability/check.ts';
import { reachability } from './reachability/reachability.ts';

/** What was proved before, by everything that decides it. */
const proved = new Set<string>();

/** As many as the versions of some sites; then it starts anew. */
const most = 500;

/**
 * What only visitors can prove: generated ones go through a form or wizard that is sound in every other way, with the real
 * engine. Every message can be brought about, every wizard ends. `cache` remembers what was proved of the same words before.
 */
export function simulateVisitors(symbols: SymbolTable, cache?: DataCache): Problem[] {
  return [...symbols.forms.values(), ...symbols.wizards.values()].flatMap((source) => {
    const words = wordsOf(source, symbols);
    if (cache?.get(words) === true || proved.has(words)) return [];
    const problems = visit(source, symbols);
    if (problems.length === 0) remember(words, cache);
    return problems;
  });
}

function visit(source: Source, symbols: SymbolTable): Problem[] {
  const model = simulationModel(source, symbols);
  const reach = reachability(model);
  const found = checkReachability(reach);
  // Where visitors cannot get through, what they can read is not the question.
  return found.length > 0
    ? found
    : checkMessagesReachable(model, reach.base.answers, messageReachability(model, reach.base.answers, reach.states));
}

function remember(words: string, cache?: DataCache): void {
  if (proved.size >= most) proved.clear();
  proved.add(words);
  cache?.set(words, true);
}

/** A form or wizard with its lists, and the year, from which vehicles' years count. */
function wordsOf(source: Source, symbols: SymbolTable): string {
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
