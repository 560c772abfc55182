import type { Problem } from '../../problems/problem.ts';
import type { Names } from '../link/names.ts';
import type { Source } from '../read/source.ts';
import { proveConditions } from './conditions.ts';
import { proveEffectValues, proveExamples } from './examples.ts';
import { proveFields, proveNamedFields } from './fields.ts';
import { proveMessages, proveMessageValues, proveRuleMessages, proveValues } from './messages.ts';
import { provePage, proveIds } from './pages.ts';
import { partsOf, type Part } from './parts.ts';
import { proveShapes } from './shapes.ts';
import { proveLeaving, proveStepFields, proveSteps } from './steps.ts';

/** Everything that can be proved of one file, with the lists and forms that it names at hand. */
export function proveSource(source: Source, names: Names): Problem[] {
  const ids = proveIds(source);
  if (source.kind === 'page') return [...ids, ...provePage(source, names)];
  if (source.kind !== 'form' && source.kind !== 'wizard') return ids;
  const parts = partsOf(source);
  const steps = source.kind === 'wizard' ? [...proveSteps(source), ...proveStepFields(parts), ...proveLeaving(parts, names)] : [];
  return [...ids, ...steps, ...parts.slice(0, 1).flatMap((whole) => proveWhole(whole, names)), ...parts.flatMap((part) => provePart(part, names))];
}

/** What a form or wizard says once: its examples, its result, what happens after submit. */
const proveWhole = (whole: Part, names: Names): Problem[] => [
  ...proveNamedFields(whole, names.contracts),
  ...proveExamples(whole, names),
  ...proveValues(whole, names),
];

/** What a form, or each step of a wizard, says of its fields. */
const provePart = (part: Part, names: Names): Problem[] => [
  ...proveShapes(part, names),
  ...proveFields(part),
  ...proveEffectValues(part, names),
  ...proveMessages(part),
  ...proveMessageValues(part, names.contracts),
  ...proveRuleMessages(part, names.contracts),
  ...proveConditions(part, names),
];
