import { failuresOf, schemaErrors } from '../../../shared/engine/ajv-errors.ts';
import { ASSERT } from '../../../shared/engine/expressions/run.ts';
import { visibleFields } from '../../../shared/engine/visible.ts';
import { aroundRow, rowsOf } from '../../../shared/engine/rows.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { FieldSet, Step } from '../../../shared/plan/form.ts';
import type { MessageKeyword } from '../../../shared/plan/message.ts';
import { problems as say } from '../../../shared/problems/catalogue.ts';
import type { Place, Problem } from '../../../shared/problems/problem.ts';
import type { FieldSetModel, MessageModel, MessageOwner } from '../../model/types.ts';
import { assertName } from '../../compile/expressions.ts';
import { isMessageOf } from '../../model/expressions.ts';
import { placeOf } from '../../read/source.ts';
import { setOf, type SimulationModel } from '../simulation-model.ts';
import type { States } from '../visitor/states.ts';
import { rowsToTry } from '../visitor/rows.ts';
import { joinsAnswers } from '../visitor/reads.ts';
import { triesOf } from '../visitor/values.ts';
import { markOf, unseenWhy } from './marks.ts';
import { statesAbout, type MessageReachability } from './message-reachability.ts';
import { MessageSearch } from './search.ts';
import { arrivalsAt } from './visitors.ts';

/**
 * Checks that generated answers cause every message, except those that config declares as never seen (`unseen`), and
 * that those are indeed never seen.
 * Problems: message/never-shown, message/shown
 */
export function checkMessagesReachable(
  model: SimulationModel,
  base: Answers,
  states: readonly States[],
  reachable: MessageReachability,
): Problem[] {
  const { source, kind, messages } = model.formModel;
  const ofWhole = kind === 'form' ? [] : messages.filter(({ of }) => ofEstimate.has(of.kind));
  const unsaid = ofWhole.filter((message) => !reachable.has(markOf(message)));
  const ofSteps = model.form.steps.flatMap((step) =>
    stepFields(setOf(model, step), step).flatMap(({ set, asks, holders }) =>
      set.messages.flatMap((message): Problem[] => {
        const isReachable = reachable.has(markOf(message));
        const isExcused = unseenWhy(message, set) !== undefined;
        if (isReachable !== isExcused || (!isReachable && isUnproved(model, set, message))) return [];
        const place = placeOf(set.source, message.path, 'key');
        const at = { model, step, base, states, set, asks, holders };
        return [isReachable ? shownAfterAll(place, message) : neverShown(at, place, message)];
      }),
    ),
  );
  return [...ofSteps, ...unsaid.map(({ path, of }) => neverEstimated(placeOf(source, path, 'key'), of))];
}

/**
 * Whether it is not proved that visitors never read a message, although no simulated visitor does: its expression, or
 * that of a condition, depends on more answers than can be tried.
 */
function isUnproved({ formModel, neverFails }: SimulationModel, set: FieldSetModel, { of }: MessageModel): boolean {
  if (set.validation !== 'messages') return false;
  const isHidden = (field: string) =>
    joinsAnswers(formModel, set, (about) => 'field' in about && about.field === field);
  switch (of.kind) {
    case 'rule':
      return of.plugin === ASSERT ? !neverFails(set, assertName(of.rule)) : joinsAnswers(formModel, set, () => true);
    case 'field': {
      const isBound = of.keyword === 'minimum' || of.keyword === 'maximum';
      const isWorkedOut =
        set.fields.get(of.field)?.ui.computed !== undefined ||
        set.expressions.some(({ of: rule }) => isMessageOf(of, rule));
      return isHidden(of.field) || (isBound && isWorkedOut && !neverFails(set, of.field));
    }
    default:
      return false;
  }
}

/** Only messages beside fields can be declared as never seen, so this problem is only possible for them. */
const shownAfterAll = (place: Place, { of }: MessageModel): Problem =>
  say.shownAfterAll(place, of.kind === 'field' ? of.field : '');

/** Fields that are asked together: those of a step, or of the rows of a field in it. */
interface StepFields {
  readonly set: FieldSetModel;
  readonly asks: FieldSet;
  /** The field whose rows have these fields; for rows in rows, that of the outer ones comes first. */
  readonly holders: readonly string[];
}

const stepFields = (set: FieldSetModel, asks: FieldSet, holders: readonly string[] = []): StepFields[] => [
  { set, asks, holders },
  ...Object.entries(asks.rows?.sets ?? {}).flatMap(([field, row]) =>
    stepFields(set.fields.get(field)!.rows!, row, [...holders, field]),
  ),
];

/** The possible answers of visitors in front of a step. */
interface At extends StepFields {
  readonly model: SimulationModel;
  readonly step: Step;
  readonly base: Answers;
  readonly states: readonly States[];
}

function neverShown(at: At, place: Place, { of }: MessageModel): Problem {
  switch (of.kind) {
    case 'field':
      return neverShownBeside(at, place, of);
    case 'rule':
      return of.plugin === ASSERT ? say.neverBroken(place) : say.neverFound(place, of.plugin, of.code);
    case 'estimate':
    case 'note':
    case 'amount':
      return neverEstimated(place, of);
    case 'refusal':
      return say.neverRefused(place);
    case 'dropped':
    case 'droppedHere':
      return say.neverDropped(place, of.kind);
  }
}

/** The messages of estimates. */
const ofEstimate: ReadonlySet<MessageOwner['kind']> = new Set(['amount', 'estimate', 'note']);

function neverEstimated(place: Place, of: MessageOwner): Problem {
  if ('plugin' in of && of.plugin !== '') return say.neverFound(place, of.plugin, 'code' in of ? of.code : 'note');
  return of.kind === 'estimate' ? say.neverMissing(place) : say.neverEstimated(place);
}

function neverShownBeside(at: At, place: Place, { field, keyword }: Extract<MessageOwner, { kind: 'field' }>): Problem {
  const { validation, fields } = at.asks.plan;
  if (validation !== 'messages') return say.neverChecked(place, validation);
  const isSeen = [at.base, ...arrivalsAbout(at, field)].some((answers) => isSeenWith(at, field, answers));
  const isShown = wouldBeShown(at, field, keyword);
  if (!isSeen && !isShown) return say.neverInSight(place, field);
  if (isShown) return say.neverGiven(place, field, fields[field]!.widget, keyword);
  const before = hiddenBy(at, field, keyword);
  return before === undefined ? say.neverFails(place, field, keyword) : say.neverFirst(place, field, keyword, before);
}

/** Whether a visitor with these answers sees a field, or sees it in some rows that they add. */
function isSeenWith({ model, step, holders }: At, field: string, answers: Answers): boolean {
  const [first] = holders;
  if (first === undefined) return visibleFields(step, answers).has(field);
  return rowsToTry(model.formModel, step, first).some((rows) =>
    isSeenIn(step, holders, field, { ...answers, [first]: rows }),
  );
}

/** Whether a field is seen in some of the rows of these answers. */
function isSeenIn(set: FieldSet, [holder, ...inner]: readonly string[], field: string, answers: Answers): boolean {
  if (holder === undefined) return visibleFields(set, answers).has(field);
  const rowSet = set.rows!.sets[holder]!;
  return (
    visibleFields(set, answers).has(holder) &&
    rowsOf(answers, holder).some((row, index) =>
      isSeenIn(rowSet, inner, field, { ...aroundRow(answers, holder, rowSet, index), ...row }),
    )
  );
}

/** Whether the message would be shown if the control accepted every answer. */
function wouldBeShown(at: At, field: string, keyword: MessageKeyword): boolean {
  const { model, step, set, holders } = at;
  const [searched = field] = holders;
  const wanted = set.messages.filter(({ of }) => of.kind === 'field' && of.field === field && of.keyword === keyword);
  const answersToTry = (name: string) => [
    ...rowsToTry(model.formModel, step, name, (_, __, tries) => [...tries]),
    ...triesOf(step, name),
  ];
  const search = new MessageSearch({ ...model, answersToTry });
  search.searchField(step, searched, arrivalsAbout(at, field), wanted);
  return search.hasFound(wanted);
}

const arrivalsAbout = ({ model, step, base, states, holders }: At, field: string): Generator<Answers> =>
  arrivalsAt(model, step, base, statesAbout(model, step, [holders[0] ?? field], states));

/** The rule whose message is shown whenever this one fails. */
function hiddenBy({ model, asks, holders }: At, field: string, keyword: MessageKeyword): string | undefined {
  const inOrder = Object.keys(asks.plan.messages[field] ?? {});
  for (const value of holders.length === 0 ? model.answersToTry(field) : triesOf(asks, field)) {
    const failed = value === undefined ? undefined : failuresOf(schemaErrors(asks, { [field]: value })).get(field);
    if (failed?.has(keyword)) return inOrder.find((other) => other !== keyword && failed.has(other));
  }
  return undefined;
}
