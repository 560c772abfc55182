import type { CheckedWizard } from '../../../../compiler/check/checked.ts';
import { formModel } from '../../../../compiler/model/form-model.ts';
import type { FieldSetModel } from '../../../../compiler/model/types.ts';
import { usesOf } from '../../../../compiler/model/uses.ts';
import { pathsOf, type SymbolTable } from '../../../../compiler/resolve/symbols.ts';
import { simulationModel } from '../../../../compiler/simulate/simulation-model.ts';
import {
  combinationsOf,
  stateCount,
  reachability,
  visitorsAt,
  type Reachability,
} from '../../../../compiler/simulate/reachability/reachability.ts';
import { answerOf, isEmpty } from '../../../../shared/engine/answers.ts';
import type { Answers } from '../../../../shared/plan/answers.ts';
import { actionWords } from '../../../../authoring/changes/words/actions.ts';
import {
  answerLabel,
  conditionWords,
  fieldLabel,
  type FieldModels,
} from '../../../../authoring/changes/words/condition.ts';

export interface Step {
  readonly id: string;
  readonly title: string;
  /** Its condition as text; undefined if it always applies. */
  readonly when: string | undefined;
  readonly asks: readonly { readonly field: string; readonly label: string; readonly when: string | undefined }[];
  /** Exits of the step, where the wizard ends for some visitors. */
  readonly exits: readonly { readonly id: string; readonly heading: string; readonly when: string }[];
  /** The previous answers of a visitor who gets here with the fewest answers. */
  readonly reachedBy: readonly Answered[];
}

export interface Answered {
  readonly field: string;
  readonly label: string;
  readonly value: unknown;
  /** The value as text: the label of an option. */
  readonly answer: string;
}

/** A transition from a step to one that can follow it, or to the end. */
export interface Way {
  readonly from: string;
  readonly to: string;
  /** Its condition; undefined if it is the only one. */
  readonly when: string | undefined;
}

/** A wizard as a graph: its steps in order, and the transitions between them. */
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
  /** The number of states that the check walks, and the number of answer combinations that they represent. */
  readonly states: number;
  readonly combinations: number;
}

/** The target of the last transitions. No step can have this id. */
export const end = '(end)';

export function graphOf(source: CheckedWizard, symbols: SymbolTable): Graph {
  const { sets, fields, carried } = formModel(source);
  const reach = reachability(simulationModel(source, symbols));
  const steps = sets.map((set, index) => graphStep(set, reachedBy(reach, index, fields, symbols), symbols));
  const { title, submit } = source.data;
  return {
    wizard: source.id,
    title: title ?? source.id,
    file: source.file,
    shownOn: symbols.pages
      .filter((page) => usesOf(page, symbols).wizards.has(source.id))
      .flatMap((page) => pathsOf(page, symbols).slice(0, 1)),
    carried: carried.map((field) => fieldLabel(field, fields)),
    steps,
    ways: waysOf(steps),
    submit: submit.label,
    end: actionWords(submit.actions),
    states: stateCount(reach),
    combinations: combinationsOf(reach),
  };
}

function graphStep(set: FieldSetModel, reachedBy: readonly Answered[], symbols: SymbolTable): Step {
  const { config, fields, exits, all } = set;
  const words = (condition: typeof config.when) => condition && conditionWords(condition, all, symbols);
  return {
    id: config.id ?? '',
    title: config.title ?? '',
    when: words(config.when),
    asks: [...fields.values()].map(({ name, ui }) => ({
      field: name,
      label: fieldLabel(name, all),
      when: words(ui.when),
    })),
    exits: exits.map(({ config: { id, heading, when } }) => ({
      id,
      heading,
      when: conditionWords(when, all, symbols),
    })),
    reachedBy,
  };
}

/** The previous answers of the visitor who reaches a step with the fewest answers. */
function reachedBy(reach: Reachability, index: number, fields: FieldModels, symbols: SymbolTable): Answered[] {
  const { form } = reach.model;
  const asked = form.steps.slice(0, index).flatMap(({ plan }) => Object.keys(plan.fields));
  const given = (answers: Answers) => asked.filter((field) => !isEmpty(answerOf(answers, field)));
  const [answers = {}] = [...visitorsAt(reach, form.steps[index]!)].sort((a, b) => given(a).length - given(b).length);
  return given(answers).map((field) => ({
    field,
    label: fieldLabel(field, fields),
    value: answers[field],
    answer: [answers[field]]
      .flat()
      .map((value) => answerLabel(value as string | number | boolean, fields.get(field), symbols))
      .join(', '),
  }));
}

/**
 * A visitor goes from a step to the next one that applies. Steps with a condition may be skipped, so there are
 * transitions to all of them, up to the first step without a condition.
 */
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
