import type { AnswerRule } from '../../../shared/plan/config.generated.ts';
import { checker } from '../checker.ts';
import type { FieldSchema } from '../types.ts';

type Choice = string | number;

/** The limit of tried sets of kinds. */
const mostSets = 256;

/**
 * Lists of choices, except the empty one, which is not an answer: of every length that a field or a rule about it
 * names, and of every mixture of the choices that its rules distinguish.
 */
export function decidingLists(
  field: FieldSchema,
  choices: readonly Choice[],
  rules: readonly AnswerRule[],
): Choice[][] {
  const parts = rules.flatMap(ruleParts);
  const kinds = kindsOf(
    choices,
    parts.flatMap(({ contains }) => contains ?? []),
  );
  const lengths = [field, ...parts].flatMap(({ minItems, maxItems }) => [minItems, maxItems]);
  const near = [1, ...lengths.flatMap((length) => (length === undefined ? [] : [length - 1, length, length + 1]))];
  const sets = kinds.reduce<(readonly Choice[])[][]>(
    (all, kind) => (all.length > mostSets ? all : [...all, ...all.map((some) => [...some, kind])]),
    [[]],
  );
  return sets.flatMap((some) => {
    // One choice of each kind comes first, so that even a short list holds all of them.
    const inOrder = [...some.flatMap(([first]) => first ?? []), ...some.flatMap(([, ...rest]) => rest)];
    // One of each kind, all of them, and every length that a rule distinguishes from another.
    const sizes = new Set([some.length, inOrder.length, ...near]);
    return [...sizes]
      .filter((size) => size > 0 && size >= some.length && size <= inOrder.length)
      .map((size) => inOrder.slice(0, size));
  });
}

/** A rule and the rules within it that are about the same answer. */
const ruleParts = (rule: AnswerRule): AnswerRule[] => [
  rule,
  ...[...(rule.not === undefined ? [] : [rule.not]), ...(rule.anyOf ?? [])].flatMap(ruleParts),
];

/** The choices, sorted by which of the rules about a single choice they satisfy. */
function kindsOf(choices: readonly Choice[], rules: readonly AnswerRule[]): (readonly Choice[])[] {
  const checks = rules.map((rule) => checker({ ...rule }));
  const kinds = new Map<string, Choice[]>();
  for (const choice of choices) {
    const kind = checks.map((holds) => holds(choice)).join();
    kinds.set(kind, [...(kinds.get(kind) ?? []), choice]);
  }
  return [...kinds.values()];
}
