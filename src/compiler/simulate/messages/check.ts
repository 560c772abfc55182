import { visibleFields } from '../../../engine/visible.ts';
import { fieldOf } from '../../../engine/ajv-errors.ts';
import { problems as say } from '../../../problems/catalogue.ts';
import type { Problem } from '../../../problems/problem.ts';
import type { Answers } from '../../../plan/answers.ts';
import { placeOf } from '../../read/source.ts';
import type { SimulationModel, Step } from '../simulation-model.ts';
import { triesOf } from '../visitor/values.ts';
import { markOf, unseenWhy, type Declared } from './marks.ts';
import type { MessageReachability } from './message-reachability.ts';
import { arrivalsAt, searchField, type Seen } from './search.ts';

/** Messages that no generated answers bring about, and those that are wrongly said to be such. Problems: message/never-shown, message/shown. */
export function checkMessagesReachable(
  model: SimulationModel,
  base: Answers,
  { declared, seen }: MessageReachability,
): Problem[] {
  return declared.flatMap((one) => {
    const isSeen = seen.has(markOf(one.path));
    const excused = unseenWhy(model.source, one) !== undefined;
    if (isSeen === !excused) return [];
    return [
      isSeen ? say.shownAfterAll(placeOf(model.source, one.path, 'key'), one.field!) : neverShown(model, base, one),
    ];
  });
}

function neverShown(model: SimulationModel, base: Answers, { path, field, keyword = '', rule }: Declared): Problem {
  const place = placeOf(model.source, path, 'key');
  const step = model.wizard.steps[model.form ? 0 : Number(path[1])]!;
  if (rule !== undefined) return say.neverFound(place, step.plan.rules[rule]!.plugin, keyword);
  if (path[0] === 'estimate')
    return say.neverFound(
      place,
      String(model.form?.plan.estimate?.plugin),
      keyword === '' ? String(path.at(-1)) : keyword,
    );
  if (field === undefined) return say.neverRefused(place);
  if (step.plan.validation !== 'messages') return say.neverChecked(place, step.plan.validation);
  if (
    !visibleFields(step, base).has(field) &&
    ![...arrivalsAt(model, step, base, [])].some((answers) => visibleFields(step, answers).has(field)) &&
    !everFails(model, step, base, field, keyword)
  )
    return say.neverInSight(place, field);
  if (everFails(model, step, base, field, keyword))
    return say.neverGiven(place, field, step.plan.fields[field]!.widget, keyword);
  const before = hiddenBy(model, step, field, keyword);
  return before === undefined ? say.neverFails(place, field, keyword) : say.neverFirst(place, field, keyword, before);
}

/** Whether the message would be shown if the control let every answer through. */
function everFails(model: SimulationModel, step: Step, base: Answers, field: string, keyword: string): boolean {
  const seen: Seen = new Map();
  const mark = markOf([...(model.form ? [] : ['steps', model.wizard.steps.indexOf(step)]), 'messages', field, keyword]);
  const free: SimulationModel = { ...model, tries: (name) => triesOf(step, name) };
  searchField(
    free,
    step,
    field,
    () => arrivalsAt(model, step, base, []),
    seen,
    () => seen.has(mark),
  );
  return seen.has(mark);
}

/** The rule whose message is shown whenever this one fails. */
function hiddenBy({ tries }: SimulationModel, step: Step, field: string, keyword: string): string | undefined {
  const order = Object.keys(step.plan.messages[field] ?? {});
  for (const value of tries(field)) {
    if (value === undefined || step.validate({ [field]: value })) continue;
    const failed = new Set(
      (step.validate.errors ?? []).filter((error) => fieldOf(error) === field).map((error) => error.keyword),
    );
    if (failed.has(keyword)) return order.find((key) => key !== keyword && failed.has(key));
  }
  return undefined;
}
