import { isMap } from '../../compiler/read/shape.ts';
import { type Json, type Lost } from './question.ts';

/** A part of a schema, and the condition under which its fields are asked: by field, what its answer must be. */
export interface Branch {
  readonly part: Json;
  readonly at: string;
  readonly when: Json;
}

/** The keywords that branches are read from. */
export const branching = ['if', 'then', 'else', 'allOf', 'dependencies', 'dependentSchemas', 'dependentRequired'];

/**
 * The parts of a schema beside its own fields: unconditional (allOf) or conditional (if, dependencies). Conditions that
 * are not about one field are added to `lost`.
 */
export function branchesOf(schema: Json, at: string, lost: Lost[]): Branch[] {
  const parts = Array.isArray(schema.allOf) ? (schema.allOf as readonly unknown[]) : [];
  return [
    ...parts.flatMap((part, index) =>
      isMap(part) ? [{ part, at: `${at}/allOf/${index}`, when: {} } satisfies Branch] : [],
    ),
    ...ofIf(schema, at, lost),
    ...['dependencies', 'dependentSchemas', 'dependentRequired'].flatMap((key) =>
      Object.entries(isMap(schema[key]) ? schema[key] : {}).flatMap(([field, what]) =>
        ofDependency(field, what, `${at}/${key}/${field}`, lost),
      ),
    ),
  ];
}

function ofIf({ if: condition, then, else: otherwise }: Json, at: string, lost: Lost[]): Branch[] {
  if (!isMap(condition)) return [];
  const one = oneAnswer(condition);
  if (!one) {
    const way = 'Write under ui of the fields when they are shown: when: { other: { const: yes } }.';
    lost.push({ at: `${at}/if`, what: 'a condition that is not about the answer to one field', way });
    return [];
  }
  const [field, rule] = one;
  return [
    ...(isMap(then) ? [{ part: then, at: `${at}/then`, when: { [field]: rule } }] : []),
    ...(isMap(otherwise) ? [{ part: otherwise, at: `${at}/else`, when: { [field]: { not: rule } } }] : []),
  ];
}

/** The only field of a condition, and what its answer must be. */
function oneAnswer({ properties }: Json): readonly [string, Json] | undefined {
  const [one, ...more] = Object.entries(isMap(properties) ? properties : {});
  return one && more.length === 0 && isMap(one[1]) ? [one[0], one[1]] : undefined;
}

/** Fields that another field makes required, a part that depends on it, or a part for each of its answers. */
function ofDependency(field: string, what: unknown, at: string, lost: Lost[]): Branch[] {
  if (Array.isArray(what)) return [{ part: { required: what }, at, when: { [field]: {} } }];
  if (!isMap(what)) return [];
  const { oneOf, ...part } = what;
  const own = Object.keys(part).length > 0 ? [{ part, at, when: { [field]: {} } }] : [];
  if (!Array.isArray(oneOf)) return own;
  return [
    ...own,
    ...oneOf.flatMap((branch: unknown, index): Branch[] => {
      const { [field]: rule, ...properties } =
        isMap(branch) && isMap(branch.properties) ? branch.properties : ({} as Json);
      if (isMap(branch) && isMap(rule))
        return [{ part: { ...branch, properties }, at: `${at}/oneOf/${index}`, when: { [field]: rule } }];
      const way = `Write under ui of its fields for which ${field} they are shown: when: { ${field}: { const: yes } }.`;
      lost.push({ at: `${at}/oneOf/${index}`, what: `a part that does not say for which ${field} it is`, way });
      return [];
    }),
  ];
}
