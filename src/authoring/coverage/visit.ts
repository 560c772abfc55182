import { fieldNamed } from '../../compiler/model/form-model.ts';
import type { FieldSetModel, FormModel } from '../../compiler/model/types.ts';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import { present } from '../../shared/engine/answers.ts';
import { choicesFor } from '../../shared/engine/choices.ts';
import { estimateOf } from '../../shared/engine/estimated.ts';
import { runExample } from '../../shared/engine/examples.ts';
import { aroundRow, rowsOf } from '../../shared/engine/rows.ts';
import { asks, change, lostIn, startWith, stepsFor } from '../../shared/engine/settle.ts';
import { validate } from '../../shared/engine/validate.ts';
import { conditionHolds, fieldLabel, visibleFields } from '../../shared/engine/visible.ts';
import { exitOf, walk } from '../../shared/engine/wizard/walk.ts';
import type { Answer, Answers } from '../../shared/plan/answers.ts';
import type { Example, WizardExample } from '../../shared/plan/config.generated.ts';
import type { FieldSet, FormModule } from '../../shared/plan/form.ts';
import type { OffersModule } from '../../shared/plan/offers.ts';
import { recordOptions } from './options.ts';
import { rowTraces } from './table-rows.ts';
import { tracesIn } from './traced-words.ts';
import type { Trace } from './unit.ts';
import { brokenTrace } from './units.ts';
import { Recorder, watch } from './watch.ts';

/**
 * The traces of an example on its day: what the visitor sees before the changes, and after each of them. `form`:
 * compiled with traced words (see traced-words.ts). `offers`: its recording offers (see offers.ts).
 */
export function visitForm(
  model: FormModel,
  form: FormModule,
  example: Example & WizardExample,
  symbols: SymbolTable,
  offers?: (recorder: Recorder) => OffersModule,
): ReadonlySet<Trace> {
  const recorder = new Recorder(model.source.file);
  const watched: FormModule = {
    ...form,
    steps: form.steps.map((step, index) => watch(step, model.sets[index]!, recorder, form.plan.estimate)),
  };
  const isChecked = example.presses === undefined;
  const look = (): void => recordSteps(watched, model, answers, { symbols, recorder, isChecked });
  let answers = startWith(form, example.answers as Answers);
  look();
  for (const [field, answer] of Object.entries(example.changes ?? {}) as [string, Answer][]) {
    const step = watched.steps.find((one) => asks(one, field));
    if (!step) continue;
    const after = change(watched, step, answers, { ...answers, [field]: answer }, field);
    const lost = lostIn(watched, { ...answers, [field]: answer }, after);
    if (lost.some((name) => !asks(step, name))) recorder.touch(['dropped']);
    if (lost.some((name) => asks(step, name))) recorder.touch(['droppedHere']);
    answers = after;
    look();
  }
  recordOutcome(model, runExample(form, example, offers?.(recorder)), recorder);
  return recorder.traces;
}

interface Recording {
  readonly symbols: SymbolTable;
  readonly recorder: Recorder;
  /** Whether the answers are validated: by all buttons except those beside submit. */
  readonly isChecked: boolean;
}

/**
 * Records the steps that the visitor reaches with these answers, what they show, and which rules the last one reports.
 */
function recordSteps(form: FormModule, model: FormModel, answers: Answers, recording: Recording): void {
  const { symbols, recorder, isChecked } = recording;
  recorder.whileLooking(() => {
    stepsFor(form, answers);
    if (estimateOf(form, answers)) recorder.touch(['estimate']);
  });
  const walked = walk(form, answers);
  for (const { id, state } of walked.steps) {
    const index = form.steps.findIndex(({ plan }) => plan.id === id);
    const [step, set] = [form.steps[index], model.sets[index]];
    if (state === 'locked' || !step || !set) continue;
    recorder.touch([...set.path, 'id']);
    recorder.whileLooking(() => recordSight(step, set, answers, symbols, recorder));
    if (isChecked) recordBroken(step, set, answers, recorder);
    // Exits are evaluated only once the answers of a step are valid.
    if (state === 'done' || walked.exit !== undefined) recorder.whileLooking(() => exitOf(step, answers));
    const exit = step.plan.exits?.findIndex((one) => one.id === walked.exit) ?? -1;
    if (exit >= 0) recorder.touch([...set.path, 'exits', exit, 'id']);
  }
}

/** Records what a form or step shows for these answers. */
function recordSight(
  form: FieldSet,
  set: FieldSetModel,
  answers: Answers,
  symbols: SymbolTable,
  recorder: Recorder,
): void {
  const given = present(answers);
  for (const trace of rowTraces(set, given, form.plan.timeZone, symbols)) recorder.traces.add(trace);
  for (const name of visibleFields(form, answers)) {
    const field = set.fields.get(name);
    if (!field) continue;
    recorder.touch(field.path);
    recorder.touch(field.uiPath);
    recordOptions(field, answers[name], choicesFor(form, name, answers), symbols, recorder);
    // This evaluates the condition of the field's other label.
    fieldLabel(form, name, answers);
    const years = form.plan.fields[name]?.years?.findIndex(({ when }) => conditionHolds(form, when, given)) ?? -1;
    if (years >= 0) recorder.touch([...field.uiPath, 'years', years]);
    const inRows = form.rows?.sets[name];
    if (!inRows || !field.rows) continue;
    for (const [index, row] of rowsOf(answers, name).entries())
      recordSight(inRows, field.rows, { ...aroundRow(answers, name, inRows, index), ...row }, symbols, recorder);
  }
}

/** Records the rules of fields that these answers break, and the plug-ins that ran. */
function recordBroken(form: FieldSet, set: FieldSetModel, answers: Answers, recorder: Recorder): void {
  for (const { path, rule } of set.plugins) if (rule !== undefined) recorder.touch(path);
  for (const { field, keyword } of validate(form, answers, '')) {
    const broken = fieldNamed(field, set.fields);
    if (broken) recorder.traces.add(brokenTrace(set.source.file, broken, keyword));
  }
}

/** Records the messages and actions of the outcome. */
function recordOutcome(
  { buttons, actions }: FormModel,
  outcome: Partial<Example & WizardExample>,
  recorder: Recorder,
): void {
  for (const trace of tracesIn(outcome)) recorder.traces.add(trace);
  if (!outcome.does) return;
  const pressed = buttons.find(({ presses }) => presses === outcome.presses);
  for (const { button, path } of actions) if (button === pressed) recorder.touch(path);
}
