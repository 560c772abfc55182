import type { Problem } from '../../problems/problem.ts';
import type { Names } from '../link/names.ts';
import { references } from '../link/references.ts';
import type { KeptData } from '../read/kept-data.ts';
import type { Source } from '../read/source.ts';
import { proveSaid } from './said/unseen.ts';
import { saidBy } from './said/said.ts';
import { groundOf } from './visitor/ground.ts';
import { proveWalks } from './walks/prove.ts';
import { walksOf } from './walks/walks.ts';

/** What was proved before, by everything that decides it. */
const proved = new Set<string>();

/** As many as the versions of some sites; then it starts anew. */
const most = 500;

/**
 * What only visitors can prove: generated ones go through a form or wizard that is sound in every other way, with the real
 * engine. Every message can be brought about, every wizard ends. `kept` remembers what was proved of the same words before.
 */
export function proveVisits(names: Names, kept?: KeptData): Problem[] {
  return [...names.forms.values(), ...names.wizards.values()].flatMap((source) => {
    const words = wordsOf(source, names);
    if (kept?.get(words) === true || proved.has(words)) return [];
    const problems = visit(source, names);
    if (problems.length === 0) remember(words, kept);
    return problems;
  });
}

function visit(source: Source, names: Names): Problem[] {
  const ground = groundOf(source, names);
  const walks = walksOf(ground);
  const found = proveWalks(walks);
  // Where visitors cannot get through, what they can read is not the question.
  return found.length > 0
    ? found
    : proveSaid(ground, walks.base.answers, saidBy(ground, walks.base.answers, walks.states));
}

function remember(words: string, kept?: KeptData): void {
  if (proved.size >= most) proved.clear();
  proved.add(words);
  kept?.set(words, true);
}

/** A form or wizard with its lists, and the year, from which vehicles' years count. */
function wordsOf(source: Source, names: Names): string {
  const lists = references(source.data, `${source.kind}.schema.json`, names.contracts)
    .filter(({ kind }) => kind === 'list')
    .map(({ value }) => value);
  return JSON.stringify([
    'visits',
    source.kind,
    source.data,
    [...new Set(lists)].map((list) => names.lists.get(list)?.data),
    new Date().getFullYear(),
  ]);
}
