import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Contracts } from '../check/contracts.ts';
import { array, at, record, text, type Names } from '../link/names.ts';
import { references } from '../link/references.ts';
import { settingsOf, widgetOf } from '../link/settings.ts';
import { placeOf, type Path, type Source } from '../read/source.ts';
import { listOf } from './answer.ts';
import type { Part } from './parts.ts';

/** Every step that a wizard names exists. Problem: step/unknown. */
export function proveSteps(source: Source): Problem[] {
  const known = array(at(source.data, ['steps'])).map((step) => String(at(step, ['id'])));
  const named: Path[] = [
    ...array(at(source.data, ['hideBackOn'])).map((_, index) => ['hideBackOn', index]),
    ...array(at(source.data, ['examples'])).flatMap((example, index) => [
      ['examples', index, 'stoppedAt'],
      ...array(at(example, ['steps'])).map((_, step) => ['examples', index, 'steps', step]),
    ]),
  ];
  return named.flatMap((path) => {
    const typed = text(at(source.data, path));
    return typed === undefined || known.includes(typed) ? [] : [say.unknownStep(placeOf(source, path), typed, known)];
  });
}

/** Answers are kept by field name, so no two steps ask the same. Problem: field/duplicate. */
export function proveStepFields(parts: readonly Part[]): Problem[] {
  const asked = new Map<string, string>();
  return parts.flatMap((part) =>
    Object.keys(part.fields).flatMap((field) => {
      const step = asked.get(field);
      asked.set(field, step ?? String(part.data.id));
      return step === undefined ? [] : [say.fieldInTwoSteps(placeOf(part.source, [...part.path, 'schema', 'properties', field], 'key'), field, step)];
    }),
  );
}

/** A step requires nothing that a visitor cannot answer. Problem: step/never-left. */
export function proveLeaving(parts: readonly Part[], names: Names): Problem[] {
  const given = givenFields(parts, names);
  return parts.flatMap((part) =>
    array(at(part.data, ['schema', 'required'])).flatMap((name, index) => {
      const field = String(name);
      const ui = at(part.data, ['ui', field]);
      const isFixed = widgetOf(part.fields[field], ui) === 'hidden' || at(ui, ['readOnly']) === true;
      if (!isFixed || given.has(field) || at(part.fields[field], ['default']) !== undefined) return [];
      return [say.neverLeft(placeOf(part.source, [...part.path, 'schema', 'required', index]), String(part.data.id), field)];
    }),
  );
}

/** Fields that something other than their own control answers: an effect, a link, another control, a chosen option. */
function givenFields(parts: readonly Part[], names: Names): ReadonlySet<string> {
  const source = parts[0]?.source;
  const fields = parts.flatMap((part) => Object.values(part.fields));
  const options = fields.flatMap((field) => array(at(names.lists.get(listOf(field) ?? '')?.data, ['items'])));
  return new Set([
    ...parts.flatMap((part) => array(part.data.effects).flatMap((effect) => Object.keys(record(at(effect, ['set']))))),
    ...array(at(source?.data, ['carried'])).map(String),
    ...(source ? fieldsInSettings(source, names.contracts) : []),
    ...options.flatMap((option) => Object.keys(record(at(option, ['with'])))),
  ]);
}

const fieldsInSettings = (source: Source, contracts: Contracts): string[] =>
  settingsOf(source, contracts).flatMap(({ data, contract }) => references(data, contract, contracts).filter(({ kind }) => kind === 'field').map(({ value }) => value));
