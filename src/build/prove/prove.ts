import type { Problem } from '../../problems/problem.ts';
import type { Names } from '../link/names.ts';
import type { Source } from '../read/source.ts';
import { proveChoices } from './choices.ts';
import { proveClaims } from './claims.ts';
import { proveCopy } from './copy/copy.ts';
import { proveConditions } from './conditions.ts';
import { proveEffectValues, proveExamples } from './examples.ts';
import { proveFields, proveNamedFields } from './fields.ts';
import { proveButtons } from './buttons.ts';
import { proveMessages, proveMessageValues, proveRuleMessages, proveValues } from './messages.ts';
import { provePage, proveIds } from './pages.ts';
import { partsOf, type Part } from './parts.ts';
import { proveShapes } from './shapes.ts';
import { proveStepFields, proveSteps } from './steps.ts';
import { proveValidity } from './validity.ts';

/** Everything that can be proved of one file, with the lists and forms that it names at hand. */
export function proveSource(source: Source, names: Names): Problem[] {
  const ids = [...proveIds(source), ...proveCopy(source, names)];
  if (source.kind === 'page') return [...ids, ...provePage(source, names), ...proveClaims(source)];
  if (source.kind !== 'form' && source.kind !== 'wizard') return [...ids, ...proveValidity(source)];
  const parts = partsOf(source);
  const steps = source.kind === 'wizard' ? [...proveSteps(source), ...proveStepFields(parts)] : [];
  const shapes = parts.flatMap((part) => proveShapes(part, names));
  const words = [
    ...parts.flatMap((part) => [...provePart(part, names), ...proveChoices(part, names)]),
    ...proveButtons(source),
  ];
  // Of a field that has the wrong list, or rules that nothing fits, neither examples nor conditions say more.
  const shaky = shapes.some(({ code }) => code === 'list/wrong-values' || code === 'field/never-fits');
  return [
    ...ids,
    ...steps,
    ...shapes,
    ...words,
    ...parts.slice(0, 1).flatMap((whole) => proveWhole(whole, names)),
    ...(shaky ? [] : proveAnswers(parts, names)),
  ];
}

/** What a form or wizard says once: its result, what happens after submit. */
const proveWhole = (whole: Part, names: Names): Problem[] => [
  ...proveNamedFields(whole, names.contracts),
  ...proveValues(whole, names),
];

/** Answers that config gives, or waits for. */
const proveAnswers = (parts: readonly Part[], names: Names): Problem[] => [
  ...parts.slice(0, 1).flatMap((whole) => proveExamples(whole, names)),
  ...parts.flatMap((part) => [...proveEffectValues(part, names), ...proveConditions(part, names)]),
];

/** What a form, or each step of a wizard, says of its fields. */
function provePart(part: Part, names: Names): Problem[] {
  const unknown = proveFields(part);
  return [
    ...unknown,
    // Which rules a field has is not known while its name is not.
    ...(unknown.length > 0 ? [] : proveMessages(part)),
    ...proveMessageValues(part, names.contracts),
    ...proveRuleMessages(part, names.contracts),
  ];
}
