import { failuresOf } from '../../../engine/ajv-errors.ts';
import { visibleFields } from '../../../engine/visible.ts';
import type { Answers } from '../../../plan/answers.ts';
import type { MessageKeyword } from '../../../plan/message.ts';
import { problems as say } from '../../../problems/catalogue.ts';
import type { Place, Problem } from '../../../problems/problem.ts';
import type { MessageModel, MessageOwner } from '../../model/types.ts';
import { placeOf } from '../../read/source.ts';
import { setOf, type SimulationModel, type Step } from '../simulation-model.ts';
import { triesOf } from '../visitor/values.ts';
import { markOf, unseenWhy } from './marks.ts';
import type { MessageReachability } from './message-reachability.ts';
import { MessageSearch } from './search.ts';
import { arrivalsAt } from './visitors.ts';

/**
 * Checks that generated answers bring about every message, except those that config says are never seen (`unseen`), and
 * that those are indeed never seen.
 * Problems: message/never-shown, message/shown
 */
export function checkMessagesReachable(
  model: SimulationModel,
  base: Answers,
  reachable: MessageReachability,
): Problem[] {
  return model.wizard.steps.flatMap((step) => {
    const set = setOf(model, step);
    return set.messages.flatMap((message): Problem[] => {
      const isReachable = reachable.has(markOf(message));
      const isExcused = unseenWhy(message, set) !== undefined;
      if (isReachable !== isExcused) return [];
      const place = placeOf(set.source, message.path, 'key');
      return [isReachable ? shownAfterAll(place, message) : neverShown(model, step, base, place, message)];
    });
  });
}

/** Only messages beside fields can be declared as never seen, so only for them this problem is possible. */
const shownAfterAll = (place: Place, { of }: MessageModel): Problem =>
  say.shownAfterAll(place, of.kind === 'field' ? of.field : '');

function neverShown(model: SimulationModel, step: Step, base: Answers, place: Place, { of }: MessageModel): Problem {
  switch (of.kind) {
    case 'field':
      return neverShownBeside(model, step, base, place, of);
    case 'rule':
    case 'estimate':
      return say.neverFound(place, of.plugin, of.code);
    case 'note':
      return say.neverFound(place, of.plugin, 'note');
    case 'refusal':
      return say.neverRefused(place);
    case 'dropped':
      return say.neverDropped(place);
  }
}

function neverShownBeside(
  model: SimulationModel,
  step: Step,
  base: Answers,
  place: Place,
  { field, keyword }: Extract<MessageOwner, { kind: 'field' }>,
): Problem {
  const { validation, fields } = step.plan;
  if (validation !== 'messages') return say.neverChecked(place, validation);
  const isSeen = [base, ...arrivalsAt(model, step, base, [])].some((answers) =>
    visibleFields(step, answers).has(field),
  );
  const isShown = wouldBeShown(model, step, base, field, keyword);
  if (!isSeen && !isShown) return say.neverInSight(place, field);
  if (isShown) return say.neverGiven(place, field, fields[field]!.widget, keyword);
  const before = hiddenBy(model, step, field, keyword);
  return before === undefined ? say.neverFails(place, field, keyword) : say.neverFirst(place, field, keyword, before);
}

/** Whether the message would be shown if the control let every answer through. */
function wouldBeShown(
  model: SimulationModel,
  step: Step,
  base: Answers,
  field: string,
  keyword: MessageKeyword,
): boolean {
  const wanted = setOf(model, step).messages.filter(
    ({ of }) => of.kind === 'field' && of.field === field && of.keyword === keyword,
  );
  const search = new MessageSearch({ ...model, answersToTry: (name) => triesOf(step, name) });
  search.searchField(step, field, arrivalsAt(model, step, base, []), wanted);
  return search.hasFound(wanted);
}

/** The rule whose message is shown whenever this one fails. */
function hiddenBy(
  { answersToTry }: SimulationModel,
  step: Step,
  field: string,
  keyword: MessageKeyword,
): string | undefined {
  const inOrder = Object.keys(step.plan.messages[field] ?? {});
  for (const value of answersToTry(field)) {
    if (value === undefined || step.validate({ [field]: value })) continue;
    const failed = failuresOf(step.validate.errors ?? []).get(field);
    if (failed?.has(keyword)) return inOrder.find((other) => other !== keyword && failed.has(other));
  }
  return undefined;
}
