import { pathsOf, type SymbolTable } from '../../../compiler/resolve/symbols.ts';
import { array, at, record, text } from '../../../compiler/read/data.ts';
import { usesOf } from '../../../compiler/emit/page-module.ts';
import { partsOf } from '../../../compiler/model/parts.ts';
import { simulationModel } from '../../../compiler/simulate/simulation-model.ts';
import {
  combinationsOf,
  countOf,
  visitorAt,
  reachability,
  type Reachability,
} from '../../../compiler/simulate/reachability/reachability.ts';
import type { Source } from '../../../compiler/read/source.ts';
import { answerOf, isEmpty } from '../../../engine/answers.ts';
import { actionWords } from '../words/actions.ts';
import { conditionWords, labelOf } from '../words/condition.ts';

export interface Step {
  readonly id: string;
  readonly title: string;
  /** When it applies, in words; undefined for a step that always does. */
  readonly when: string | undefined;
  readonly asks: readonly { readonly field: string; readonly label: string; readonly when: string | undefined }[];
  /** What the example visitor answers before, who comes here with the fewest answers. */
  readonly reachedBy: readonly Answered[];
}

export interface Answered {
  readonly field: string;
  readonly label: string;
  readonly value: unknown;
}

/** From a step to one that can follow it; `to` is "(end)" behind the last. */
export interface Way {
  readonly from: string;
  readonly to: string;
  /** When it is taken; undefined where it is the only one. */
  readonly when: string | undefined;
}

/** A wizard as a graph: its steps in order, and every way from one to the next. */
export interface Graph {
  readonly wizard: string;
  readonly title: string;
  readonly file: string;
  readonly shownOn: readonly string[];
  readonly carried: readonly string[];
  readonly steps: readonly Step[];
  readonly ways: readonly Way[];
  readonly submit: string;
  readonly end: readonly string[];
  /** How many states of the answers the check walks, and for how many combinations they stand. */
  readonly states: number;
  readonly combinations: number;
}

/** The end as the last of the ways names it: no step can be called so. */
export const end = '(end)';

export function graphOf(source: Source, symbols: SymbolTable): Graph {
  const reach = reachability(simulationModel(source, symbols));
  const steps = partsOf(source).map(({ data, fields, all }, index): Step => ({
    id: String(data.id),
    title: String(data.title),
    when: data.when === undefined ? undefined : conditionWords(data.when, all, symbols),
    asks: Object.keys(fields).map((field) => {
      const when = at(data, ['ui', field, 'when']);
      return {
        field,
        label: labelOf(field, fields),
        when: when === undefined ? undefined : conditionWords(when, all, symbols),
      };
    }),
    reachedBy: reachedBy(reach, index, all),
  }));
  return {
    wizard: source.id,
    title: text(at(source.data, ['title'])) ?? source.id,
    file: source.file,
    shownOn: symbols.pages
      .filter((page) => usesOf(page, symbols).wizards.has(source.id))
      .flatMap((page) => pathsOf(page, symbols.catalogs).slice(0, 1)),
    carried: array(at(source.data, ['carried'])).map((field) =>
      labelOf(String(field), record(partsOf(source)[0]?.all)),
    ),
    steps,
    ways: waysOf(steps),
    submit: text(at(source.data, ['submit', 'label'])) ?? '',
    end: actionWords(at(source.data, ['submit', 'actions'])),
    states: countOf(reach),
    combinations: combinationsOf(reach),
  };
}

function reachedBy(reach: Reachability, index: number, all: Parameters<typeof labelOf>[1]): Answered[] {
  const { wizard } = reach.model;
  const answers = visitorAt(reach, wizard.steps[index]!) ?? {};
  const asked = wizard.steps.slice(0, index).flatMap(({ plan }) => Object.keys(plan.fields));
  return asked
    .filter((field) => !isEmpty(answerOf(answers, field)))
    .map((field) => ({ field, label: labelOf(field, all), value: answers[field] }));
}

/** After a step comes the next that applies: each conditional one may be passed over, up to the first that always applies. */
function waysOf(steps: readonly Step[]): Way[] {
  return steps.flatMap(({ id: from }, index) => {
    const ways: Way[] = [];
    for (const next of [...steps.slice(index + 1), undefined]) {
      const passed = ways.length > 0;
      const when =
        next?.when === undefined
          ? passed
            ? 'otherwise'
            : undefined
          : `${passed ? 'otherwise, when' : 'when'} ${next.when}`;
      ways.push({ from, to: next?.id ?? end, when });
      if (next?.when === undefined) break;
    }
    return ways;
  });
}
