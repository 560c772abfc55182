import type { Problem } from '../../problems/problem.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import type { Source } from '../read/source.ts';
import { lintChoices } from './choices.ts';
import { lintClaims } from './claims.ts';
import { lintCopy } from './copy/copy.ts';
import { lintConditions } from './conditions.ts';
import { lintEffectValues, lintExamples } from './examples.ts';
import { lintFields, lintNamedFields } from './fields.ts';
import { lintButtons } from './buttons.ts';
import { lintMessages, lintMessageValues, lintRuleMessages, lintSubmitValues } from './messages.ts';
import { lintPage, lintIds } from './pages.ts';
import { partsOf, type Part } from '../model/parts.ts';
import { lintShapes } from './shapes.ts';
import { lintStepFields, lintSteps } from './steps.ts';
import { lintValidity } from './validity.ts';

/** Everything that can be proved of one file, with the lists and forms that it names at hand. */
export function lintSource(source: Source, symbols: SymbolTable): Problem[] {
  const ids = [...lintIds(source), ...lintCopy(source, symbols)];
  if (source.kind === 'page') return [...ids, ...lintPage(source, symbols), ...lintClaims(source)];
  if (source.kind !== 'form' && source.kind !== 'wizard') return [...ids, ...lintValidity(source)];
  const parts = partsOf(source);
  const steps = source.kind === 'wizard' ? [...lintSteps(source), ...lintStepFields(parts)] : [];
  const shapes = parts.flatMap((part) => lintShapes(part, symbols));
  const words = [
    ...parts.flatMap((part) => [...provePart(part, symbols), ...lintChoices(part, symbols)]),
    ...lintButtons(source),
  ];
  // Of a field that has the wrong list, or rules that nothing fits, neither examples nor conditions say more.
  const shaky = shapes.some(({ code }) => code === 'list/wrong-values' || code === 'field/never-fits');
  return [
    ...ids,
    ...steps,
    ...shapes,
    ...words,
    ...parts.slice(0, 1).flatMap((whole) => proveWhole(whole, symbols)),
    ...(shaky ? [] : proveAnswers(parts, symbols)),
  ];
}

/** What a form or wizard says once: its result, what happens after submit. */
const proveWhole = (whole: Part, symbols: SymbolTable): Problem[] => [
  ...lintNamedFields(whole, symbols.contracts),
  ...lintSubmitValues(whole, symbols),
];

/** Answers that config gives, or waits for. */
const proveAnswers = (parts: readonly Part[], symbols: SymbolTable): Problem[] => [
  ...parts.slice(0, 1).flatMap((whole) => lintExamples(whole, symbols)),
  ...parts.flatMap((part) => [...lintEffectValues(part, symbols), ...lintConditions(part, symbols)]),
];

/** What a form, or each step of a wizard, says of its fields. */
function provePart(part: Part, symbols: SymbolTable): Problem[] {
  const unknown = lintFields(part);
  return [
    ...unknown,
    // Which rules a field has is not known while its name is not.
    ...(unknown.length > 0 ? [] : lintMessages(part)),
    ...lintMessageValues(part, symbols.contracts),
    ...lintRuleMessages(part, symbols.contracts),
  ];
}
