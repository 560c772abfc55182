import type { AnswerRule, ConditionMap, Field, FieldUi } from '../../shared/plan/config.generated.ts';
import type { Path } from '../read/source.ts';
import type { Move } from './moves.ts';
import type { FieldSetConfig } from './settings.ts';

type Schema = FieldSetConfig['schema'];

/** A field that is asked only while another has a certain answer. */
interface FollowUp {
  readonly field: string;
  readonly of: string;
  readonly rule: AnswerRule;
  /** The path of the rule, below the name of the field `of`. */
  readonly ruleAt: Path;
  /** Whether it is asked while the answer does not fit the rule. */
  readonly otherwise?: boolean;
  /** The path where it is named as required. */
  readonly requiredAt?: Path | undefined;
  readonly written?: Field | undefined;
  readonly writtenAt?: Path;
}

/**
 * Converts `dependentRequired`, `dependencies`, and `if` with `then` and `else` to conditions: each field that they
 * require is asked, and required, only while the condition holds. What cannot be converted stays in the schema, where
 * lint/follow-ups.ts finds it.
 */
export function withFollowUps(base: Path, schema: Schema, looks: Record<string, FieldUi>, moves: Move[]): Schema {
  const all = followUpsOf(schema, [...base, 'schema']);
  if (all.length === 0 || all.some((one) => !isFree(one, all, schema, looks))) return schema;
  const { dependentRequired: _, dependencies: __, if: ___, then: ____, else: _____, ...plain } = schema;
  const required = [...(plain.required ?? [])];
  for (const one of all) {
    looks[one.field] = { ...looks[one.field], when: conditionOf(one) };
    const when = [...base, 'ui', one.field, 'when'];
    if (one.otherwise) moves.push({ to: [...when, one.of, 'not'], from: one.ruleAt });
    moves.push({ to: [...when, one.of], from: one.ruleAt });
    if (one.writtenAt) moves.push({ to: [...base, 'schema', 'properties', one.field], from: one.writtenAt });
    if (one.requiredAt) {
      moves.push({ to: [...base, 'schema', 'required', required.length], from: one.requiredAt });
      required.push(one.field);
    }
  }
  const properties = Object.entries(plain.properties).flatMap(([name, field]): [string, Field][] => [
    [name, field],
    ...all.flatMap(({ of, field: own, written }): [string, Field][] =>
      of === name && written ? [[own, written]] : [],
    ),
  ]);
  return { ...plain, required, properties: Object.fromEntries(properties) } as Schema;
}

const conditionOf = ({ of, rule, otherwise }: FollowUp): ConditionMap =>
  ({ [of]: otherwise ? { not: rule } : rule }) as ConditionMap;

/** Whether nothing else decides when the field is asked or required. */
const isFree = (
  { field, of, written }: FollowUp,
  all: readonly FollowUp[],
  { properties, required = [] }: Schema,
  looks: Readonly<Record<string, FieldUi>>,
): boolean =>
  Object.hasOwn(properties, of) &&
  Object.hasOwn(properties, field) === (written === undefined) &&
  !required.includes(field) &&
  looks[field]?.when === undefined &&
  all.filter((other) => other.field === field).length === 1;

function followUpsOf(schema: Schema, path: Path): FollowUp[] {
  const dependents = (['dependentRequired', 'dependencies'] as const).flatMap((key) =>
    Object.entries(schema[key] ?? {}).flatMap(([of, fields]) =>
      fields.map((field, index): FollowUp => {
        const ruleAt = [...path, key, of];
        return { field, of, rule: {}, ruleAt, requiredAt: [...ruleAt, index] };
      }),
    ),
  );
  const [of, rule] = Object.entries(schema.if?.properties ?? {})[0] ?? [];
  if (of === undefined || rule === undefined) return dependents;
  const branches = (['then', 'else'] as const).flatMap((key) => {
    const { required = [], properties = {} } = schema[key] ?? {};
    return [...new Set([...Object.keys(properties), ...required])].map((field): FollowUp => {
      const place = required.indexOf(field);
      return {
        field,
        of,
        rule,
        ruleAt: [...path, 'if', 'properties', of],
        otherwise: key === 'else',
        requiredAt: place < 0 ? undefined : [...path, key, 'required', place],
        ...(Object.hasOwn(properties, field) && {
          written: properties[field],
          writtenAt: [...path, key, 'properties', field],
        }),
      };
    });
  });
  return [...dependents, ...branches];
}
