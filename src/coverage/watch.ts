import type { FieldSet, FieldSetPlan } from '../plan/form.ts';
import { at } from '../compiler/read/data.ts';
import { conditionsOf, type Part } from '../compiler/model/parts.ts';
import type { Path } from '../compiler/read/source.ts';
import { markOf, type Mark } from './unit.ts';

/** Notes what an example touches. Conditions count while someone looks at what stands, effects whenever they are asked. */
export class Notes {
  readonly marks = new Set<Mark>();
  private looking = false;

  constructor(private readonly file: string) {}

  touch(path: Path): void {
    this.marks.add(markOf(this.file, path));
  }

  /** Note conditions that are asked while this runs. */
  look<T>(work: () => T): T {
    this.looking = true;
    try {
      return work();
    } finally {
      this.looking = false;
    }
  }

  /** A condition was asked. What stands beside one that held applies. */
  asked(path: Path, held: boolean): void {
    const ofEffect = path.at(-3) === 'effects';
    if (!this.looking && !ofEffect) return;
    this.marks.add(markOf(this.file, path, held));
    if (held) this.touch(path.slice(0, -1));
  }
}

/**
 * The same field set, whose conditions note each answer that they give: nothing of the engine is changed for it.
 * An effect without a condition gets one that always holds, so that it is noted too.
 */
export function watch<Plan extends FieldSetPlan>(set: FieldSet<Plan>, part: Part, notes: Notes): FieldSet<Plan> {
  const first = set.conditions.length;
  const effects = set.plan.effects.map((effect, index) => ({ ...effect, when: effect.when ?? first + index }));
  const always = effects.map(() => () => true);
  const places = new Map<unknown, Path>([
    ...conditionsOf(part).map(({ path }) => [conditionIndex(set.plan, path.slice(part.path.length)), path] as const),
    ...effects.map(({ when }, index) => [when, [...part.path, 'effects', index, 'when']] as const),
  ]);
  return {
    ...set,
    plan: { ...set.plan, effects },
    conditions: [...set.conditions, ...always].map((holds, index) => (answers) => {
      const held = holds(answers);
      const path = places.get(index);
      if (path) notes.asked(path, held);
      return held;
    }),
  };
}

/** The number that stands in the plan where the config has the condition. */
const conditionIndex = (plan: FieldSetPlan, [holder = '', ...inner]: Path): unknown =>
  at(plan, [holder === 'ui' ? 'fields' : holder, ...inner]);
