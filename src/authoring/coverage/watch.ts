import type { ConditionModel, ConditionOwner, FieldSetModel } from '../../compiler/model/types.ts';
import type { Path } from '../../compiler/read/source.ts';
import { rowsEngine } from '../../shared/engine/rows.ts';
import type { EstimatePlan } from '../../shared/plan/estimate.ts';
import type { ConditionIndex, FieldSet, StepPlan } from '../../shared/plan/form.ts';
import { traceOf, type Trace } from './unit.ts';

/**
 * Records what an example of a file exercises. The engine evaluates conditions all the time. Conditions of effects
 * always count; others count only while the visitor looks at the result of the answers.
 */
export class Recorder {
  readonly traces = new Set<Trace>();
  private isLooking = false;

  constructor(private readonly file: string) {}

  touch(path: Path): void {
    this.traces.add(traceOf(this.file, path));
  }

  /** Records the conditions that are evaluated while this runs. */
  whileLooking<T>(work: () => T): T {
    this.isLooking = true;
    try {
      return work();
    } finally {
      this.isLooking = false;
    }
  }

  /** Called when the engine has evaluated a condition. If it held, everything that depends on it is exercised. */
  asked({ path, of }: Pick<ConditionModel, 'path' | 'of'>, held: boolean): void {
    if (!this.isLooking && of.kind !== 'effect') return;
    this.traces.add(traceOf(this.file, path, held));
    if (held) this.touch(path.slice(0, -1));
  }
}

/**
 * A copy of a field set whose conditions, including those of its rows, record every result. So the engine itself need
 * not change. An effect without a condition gets one that always holds, so that it is recorded too. `estimate`: that of
 * the form.
 */
export function watch<Plan extends StepPlan>(
  set: FieldSet<Plan>,
  { conditions, effects: models, fields }: FieldSetModel,
  recorder: Recorder,
  estimate?: EstimatePlan,
): FieldSet<Plan> {
  const first = set.conditions.length;
  const effects = set.plan.effects.map((effect, index) => ({ ...effect, when: effect.when ?? first + index }));
  const always = effects.map(() => () => true);
  const plan = { ...set.plan, effects };
  const watched = { ...plan, estimate };
  const byNumber = new Map<ConditionIndex | undefined, Pick<ConditionModel, 'path' | 'of'>>([
    ...models.map(({ path, config: { changed } }, index) => {
      const of = { kind: 'effect', index, changed } as const;
      return [numberOf(watched, of), { path: [...path, 'when'], of }] as const;
    }),
    ...conditions.map((condition) => [numberOf(watched, condition.of), condition] as const),
  ]);
  const inRows = Object.entries(set.rows?.sets ?? {}).map(
    ([field, row]) => [field, watch(row, fields.get(field)!.rows!, recorder)] as const,
  );
  return {
    ...set,
    plan,
    ...(set.rows && { rows: rowsEngine(Object.fromEntries(inRows)) }),
    conditions: [...set.conditions, ...always].map((holds, index) => (answers) => {
      const held = holds(answers);
      const condition = byNumber.get(index);
      if (condition) recorder.asked(condition, held);
      return held;
    }),
  };
}

/** The index of a condition in the plan. */
function numberOf(
  { when, fields, effects, estimate, exits }: StepPlan & { readonly estimate: EstimatePlan | undefined },
  of: ConditionOwner,
): ConditionIndex | undefined {
  switch (of.kind) {
    case 'step':
      return when;
    case 'field':
      return fields[of.field]?.when;
    case 'relabel':
      return fields[of.field]?.relabel?.when;
    case 'choice':
      return of.off ? fields[of.field]?.unavailable?.[of.value]?.when : fields[of.field]?.choicesWhen?.[of.value];
    case 'years':
      return fields[of.field]?.years?.[of.index]?.when;
    case 'effect':
      return effects[of.index]?.when;
    case 'multiplier':
      return estimate?.multipliers[of.index]?.when;
    case 'exit':
      return exits?.[of.index]?.when;
  }
}
