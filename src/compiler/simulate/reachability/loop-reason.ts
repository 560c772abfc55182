import { answerOf } from '../../../shared/engine/answers.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { LoopReason } from '../../../shared/problems/catalogue/reachability.ts';
import type { EffectModel, FieldSetModel } from '../../model/types.ts';
import type { Path } from '../../read/source.ts';
import type { Step } from '../../../shared/plan/form.ts';
import type { SimulationModel } from '../simulation-model.ts';
import { dependencies, type Dependency } from '../visitor/reads.ts';

/**
 * A step that refuses the field `wrong` because of an answer in a later step, with the answers before and after that.
 */
interface RefusedStep {
  readonly step: Step;
  readonly wrong: string;
  readonly before: Answers;
  readonly after: Answers;
}

interface PlacedReason extends LoopReason {
  readonly path: Path;
  readonly part: 'key' | 'value';
}

/**
 * Why a later answer makes a step refuse a field: a condition that reads the answer to a later question, or an effect
 * that changes the answer to an earlier one. The cause is at the field itself, or at another one that the field depends
 * on. The search follows the changed answers.
 */
export function reasonFor({ formModel }: SimulationModel, { step, wrong, before, after }: RefusedStep): PlacedReason {
  const { sets, fields } = formModel;
  const isChanged = (field: string) => fields.has(field) && answerOf(before, field) !== answerOf(after, field);
  const asking = (field: string) => sets.findIndex((set) => set.fields.has(field));
  // A rule of the step may refuse a field because of the step's other answers.
  const open = new Set([wrong, ...Object.keys(step.plan.fields).filter(isChanged)]);
  // This loop also visits the fields that it adds to the set.
  for (const field of open) {
    const index = asking(field);
    const reads = dependencies(sets[index]!, fields.get(field)!).filter((read) => isChanged(read.field));
    const ahead = reads.find((read) => asking(read.field) > index);
    if (ahead) return readingAhead(field, sets[index]!, ahead, sets[asking(ahead.field)]!);
    for (const later of isChanged(field) ? sets.slice(index + 1) : []) {
      const effect = later.effects.find(({ config }) => changesField(config, field) && isChanged(config.changed));
      if (effect) return changingBack(field, sets[index]!, effect, later);
    }
    for (const read of reads) open.add(read.field);
  }
  throw new Error(`Nothing in the step "${step.plan.id}" depends on a later answer, and yet it refuses "${wrong}"`);
}

const stepOfField = ({ config: { id } }: FieldSetModel): string => id ?? '';

const changesField = ({ set = {}, clear = [] }: EffectModel['config'], field: string): boolean =>
  Object.hasOwn(set, field) || clear.includes(field);

function readingAhead(
  field: string,
  set: FieldSetModel,
  { of, ...read }: Dependency,
  later: FieldSetModel,
): PlacedReason {
  return {
    path: read.path,
    part: read.part,
    of: of.kind === 'step' || of.kind === 'field' ? of.kind : 'choices',
    field,
    step: stepOfField(set),
    later: { field: read.field, step: stepOfField(later) },
  };
}

function changingBack(
  field: string,
  set: FieldSetModel,
  { config, path }: EffectModel,
  later: FieldSetModel,
): PlacedReason {
  const cleared = config.clear?.indexOf(field) ?? -1;
  return {
    path: cleared < 0 ? [...path, 'set', field] : [...path, 'clear', cleared],
    part: cleared < 0 ? 'key' : 'value',
    of: 'effect',
    field,
    step: stepOfField(set),
    later: { field: config.changed, step: stepOfField(later) },
  };
}
