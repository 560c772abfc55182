import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { isFault } from '../../shared/conditions/cel/parse.ts';
import { namesIn } from '../expression/names.ts';
import type { ConditionRead } from '../model/conditions.ts';
import { rowSetsOf } from '../model/form-model.ts';
import type { ConditionModel, ConditionOwner, FieldSetModel, FormModel } from '../model/types.ts';
import { placeOf, placeWithin } from '../read/source.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { canHold, candidatesOf } from './conditions.ts';

/** A field or a step, with the conditions that must hold to show it. */
interface Gate {
  readonly name: string;
  readonly conditions: readonly ConditionModel[];
  /** The step that asks a field. */
  readonly within: string | undefined;
}

/**
 * Checks that no fields or steps wait for each other, because they would never be shown, and that none waits for an
 * answer of its own: it would go away for good when that answer changes.
 * Problem: condition/circle
 */
export function lintCircles(model: FormModel, symbols: SymbolTable): Problem[] {
  const own = ownCircles(model);
  const gates = model.sets.flatMap(gatesOf);
  const closed = closedGates(model, gates, symbols);
  const told = new Set(own.map(({ gate }) => gate));
  const circles = [...closed.keys()].flatMap((name) => {
    const circle = circleFrom(name, closed);
    if (circle.length === 0 || circle.some((one) => told.has(one))) return [];
    for (const one of circle) told.add(one);
    const links = circle.map((one, index) => {
      const gate = closed.get(one)!;
      const [condition] = gate.conditions;
      const place = placeOf(model.source, condition?.path ?? [], 'key');
      return { from: one, to: circle[(index + 1) % circle.length]!, place, isAsked: condition === undefined };
    });
    return [say.circle(links.find(({ isAsked }) => !isAsked)!.place, links)];
  });
  return [...own.map(({ problem }) => problem), ...circles];
}

/** The conditions that name an answer to what they show or offer, each with its gate. */
function ownCircles({ sets }: FormModel): { readonly gate: string; readonly problem: Problem }[] {
  return sets.flatMap((step, index) => {
    const isAskedBefore = (field: string) => sets.slice(0, index).some(({ fields }) => fields.has(field));
    const isOwn = ({ of }: ConditionModel, field: string, set: FieldSetModel) =>
      of.kind === 'step' ? step.fields.has(field) && !isAskedBefore(field) : isAbout(of, field, set);
    return [step, ...rowSetsOf(step)].flatMap((set) =>
      set.conditions.flatMap((condition) => {
        const read = condition.reads.find(({ field }) => isOwn(condition, field, set));
        if (!read) return [];
        const { kind } = condition.of;
        const place = placeOfRead(set, condition, read);
        const gate = kind === 'step' ? stepName(step) : `"${read.field}"`;
        return [{ gate, problem: say.ownCircle(place, read.field, kind === 'step' ? gate : kind) }];
      }),
    );
  });
}

/** Whether a condition shows a field, or decides what it offers. Its title may depend on its answer. */
const isAbout = (of: ConditionOwner, field: string, set: FieldSetModel): boolean =>
  // An option can depend on the others that are chosen with it.
  !(of.kind === 'choice' && set.fields.get(field)?.schema.type === 'array') &&
  (of.kind === 'field' || of.kind === 'choice' || of.kind === 'years') &&
  of.field === field;

/** Where a condition names a field. */
function placeOfRead(
  { source }: FieldSetModel,
  { expression }: ConditionModel,
  { field, path, inside }: ConditionRead,
) {
  if (!inside || !expression || isFault(expression)) return placeOf(source, path, 'key');
  const name = namesIn(expression, source.constants ?? new Map()).fields.find((one) => one.name === field);
  return name ? placeWithin(source, path, name) : placeOf(source, path);
}

const stepName = ({ config: { id } }: FieldSetModel): string => `the step "${id ?? ''}"`;

function gatesOf(set: FieldSetModel): Gate[] {
  const ofStep = set.conditions.filter(({ of }) => of.kind === 'step');
  const within = ofStep.length > 0 ? stepName(set) : undefined;
  const fields = [...set.fields.keys()].map((field) => ({
    name: `"${field}"`,
    conditions: set.conditions.filter(({ of }) => of.kind === 'field' && of.field === field),
    within,
  }));
  return within === undefined ? fields : [{ name: within, conditions: ofStep, within: undefined }, ...fields];
}

/** The fields and steps that are never shown, whatever is answered to the others. */
function closedGates(model: FormModel, gates: readonly Gate[], symbols: SymbolTable): ReadonlyMap<string, Gate> {
  const open = new Set(answeredOtherwise(model));
  const closed = new Map(gates.filter(({ name }) => !open.has(name)).map((gate) => [gate.name, gate]));
  const opens = ({ conditions, within }: Gate) =>
    (within === undefined || !closed.has(within)) &&
    conditions.every((condition) => mayHold(condition, model, closed, symbols));
  for (let next: Gate | undefined; (next = [...closed.values()].find(opens));) closed.delete(next.name);
  return closed;
}

/** Fields whose answers may come from elsewhere than the visitor, or stay when the field is hidden. */
const answeredOtherwise = ({ sets, carried, fields }: FormModel): string[] =>
  [
    ...carried,
    ...sets.flatMap(({ effects }) => effects.flatMap(({ config }) => Object.keys(config.set ?? {}))),
    ...[...fields.values()]
      .filter(({ schema, ui }) => schema.default !== undefined || ui.whenHidden === 'keep')
      .map(({ name }) => name),
  ].map((field) => `"${field}"`);

/** Whether a condition can hold while the fields behind closed gates have no answer. */
function mayHold(
  condition: ConditionModel,
  { fields }: FormModel,
  closed: ReadonlyMap<string, Gate>,
  symbols: SymbolTable,
): boolean {
  const candidates = candidatesOf(condition, fields, symbols);
  if (!candidates || !condition.map) return true;
  const without = { answers: [], isComplete: true };
  return canHold(
    condition.map,
    new Map([...candidates].map(([field, all]) => [field, closed.has(`"${field}"`) ? without : all])),
  );
}

/** The gates on a way from a gate back to itself, by what they wait for. */
function circleFrom(start: string, closed: ReadonlyMap<string, Gate>): string[] {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const next of waitsFor(closed.get(way.at(-1)!)!)) {
      if (next === start) return way;
      if (!closed.has(next) || seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [];
}

const waitsFor = ({ conditions, within }: Gate): string[] => [
  ...conditions.flatMap(({ reads }) => reads.map(({ field }) => `"${field}"`)),
  ...(within === undefined ? [] : [within]),
];
