import type { Site } from '../../../../compiler/compile-site.ts';
import { examineFile } from '../../../../compiler/lint/fair/fair.ts';
import { fairRules, combined, type Examined, type FairRule } from '../../../../compiler/lint/fair/examined.ts';
import { listsInside, type SymbolTable } from '../../../../compiler/resolve/symbols.ts';
import { examineForm } from '../../../../compiler/simulate/fair/fair.ts';
import type { Place } from '../../../../shared/problems/problem.ts';

/** One rule of the proof. */
export interface ProvedRule extends Omit<Examined, 'rule'> {
  readonly rule: FairRule;
  readonly says: string;
}

/** What each rule demands, in one line. */
const says: Readonly<Record<FairRule, string>> = {
  ticked: 'Nothing that costs, or shares data, is ticked beforehand.',
  'contact-first': 'No path asks for a name, phone or email before the first price.',
  refusal: 'A refusal is as near as an agreement.',
  pressure: 'No countdown, no scarcity, no "only today".',
  shame: 'No button or choice shames whoever presses it.',
  button: 'What a button says is what its actions do.',
  order: 'The least price comes first, unless the visitor sorts.',
};

/** The proof of a site: each rule with what it examined in every language, what is unfair, and the exceptions. */
export function proofOf({ symbols, languages }: Pick<Site, 'symbols' | 'languages'>): ProvedRule[] {
  const all = [
    ...[symbols, ...languages].flatMap(examinedIn),
    ...[...symbols.forms.values(), ...symbols.wizards.values()].flatMap((source) => examineForm(source, symbols)),
  ];
  return fairRules.map((rule) => {
    const { counts, unfair, excused } = combined(
      rule,
      all.filter((one) => one.rule === rule),
    );
    return { rule, says: says[rule], counts, unfair: onceEach(unfair), excused: onceEach(excused) };
  });
}

const examinedIn = (symbols: SymbolTable): Examined[] =>
  symbols.sources
    .flatMap((source) => [source, ...listsInside(source, symbols)])
    .flatMap((source) => examineFile(source, symbols));

/** Without repeats: a list inside of a form is examined with each. */
function onceEach<Found extends { readonly place: Place }>(found: readonly Found[]): Found[] {
  const known = new Set<string>();
  return found.filter((one) => {
    const key = JSON.stringify(one);
    return !known.has(key) && known.add(key);
  });
}
