import type { FieldSetModel, FormModel } from '../compiler/model/types.ts';
import type { SymbolTable } from '../compiler/resolve/symbols.ts';
import { defaultsOf, present } from '../engine/answers.ts';
import { choicesFor } from '../engine/choices.ts';
import { estimateOf } from '../engine/estimated.ts';
import { runForm, runWizard } from '../engine/examples.ts';
import { aroundRows, rowsOf } from '../engine/rows.ts';
import { settle } from '../engine/settle.ts';
import { validate } from '../engine/validate.ts';
import { holds, fieldLabel, visibleFields } from '../engine/visible.ts';
import { changeStep, startSteps, stepsFor } from '../engine/wizard/answers.ts';
import { exitOf, walk } from '../engine/wizard/walk.ts';
import type { Answer, Answers } from '../plan/answers.ts';
import type { Example, WizardExample } from '../plan/config.generated.ts';
import type { FieldSet, FormModule } from '../plan/form.ts';
import type { OffersModule } from '../plan/offers.ts';
import type { WizardModule } from '../plan/wizard.ts';
import { recordOptions } from './options.ts';
import { rowTraces } from './table-rows.ts';
import { tracesIn } from './traced-words.ts';
import type { Trace } from './unit.ts';
import { brokenTrace } from './units.ts';
import { Recorder, watch } from './watch.ts';

/**
 * The traces of an example of a form. `form`: compiled with traced words (see traced-words.ts). `offers`: what it
 * offers, recording (see offers.ts).
 */
export function visitForm(
  model: FormModel,
  form: FormModule,
  example: Example,
  symbols: SymbolTable,
  offers?: (recorder: Recorder) => OffersModule,
): ReadonlySet<Trace> {
  const recorder = new Recorder(model.source.file);
  const [set] = model.sets as [FieldSetModel];
  const watched: FormModule = { ...form, ...watch(form, set, recorder) };
  const answers = settle(form, { ...defaultsOf(form.plan), ...(example.answers as Answers) }, undefined, 'start');
  recorder.whileLooking(() => {
    recordSight(watched, set, answers, symbols, recorder);
    if (estimateOf(watched, answers)) recorder.touch(['estimate']);
  });
  const outcome = runForm(form, example, offers?.(recorder));
  if (outcome.errors) recordBroken(form, set, answers, recorder);
  recordOutcome(model, outcome, recorder);
  return recorder.traces;
}

/**
 * The traces of an example of a wizard, on the day of the example: what the visitor sees before the changes, and after
 * each of them.
 */
export function visitWizard(
  model: FormModel,
  wizard: WizardModule,
  example: WizardExample,
  symbols: SymbolTable,
  offers?: (recorder: Recorder) => OffersModule,
): ReadonlySet<Trace> {
  const recorder = new Recorder(model.source.file);
  const watched: WizardModule = {
    ...wizard,
    steps: wizard.steps.map((step, index) => watch(step, model.sets[index] as FieldSetModel, recorder)),
  };
  let answers = startSteps(wizard, example.answers as Answers);
  recordSteps(watched, model, answers, symbols, recorder);
  for (const [field, answer] of Object.entries(example.changes ?? {}) as [string, Answer][]) {
    const step = watched.steps.find(({ plan }) => Object.hasOwn(plan.fields, field));
    const changed = changeStep(watched, answers, step?.plan.id ?? '', { ...answers, [field]: answer }, field);
    if (changed.dropped.length > 0) recorder.touch(['dropped']);
    answers = changed.answers;
    recordSteps(watched, model, answers, symbols, recorder);
  }
  recordOutcome(model, runWizard(wizard, example, offers?.(recorder)), recorder);
  return recorder.traces;
}

/**
 * Records the steps that the visitor comes to with these answers, what they show, and what the last of them refuses.
 */
function recordSteps(
  wizard: WizardModule,
  model: FormModel,
  answers: Answers,
  symbols: SymbolTable,
  recorder: Recorder,
): void {
  recorder.whileLooking(() => stepsFor(wizard, answers));
  const walked = walk(wizard, answers);
  for (const { id, state } of walked.steps) {
    const index = wizard.steps.findIndex(({ plan }) => plan.id === id);
    const [step, set] = [wizard.steps[index], model.sets[index]];
    if (state === 'locked' || !step || !set) continue;
    recorder.touch([...set.path, 'id']);
    recorder.whileLooking(() => recordSight(step, set, answers, symbols, recorder));
    recordBroken(step, set, answers, recorder);
    // Only who has nothing to mend in a step is asked whether they end there.
    if (state === 'done' || walked.exit !== undefined) recorder.whileLooking(() => exitOf(step, answers));
    const exit = step.plan.exits?.findIndex((one) => one.id === walked.exit) ?? -1;
    if (exit >= 0) recorder.touch([...set.path, 'exits', exit, 'id']);
  }
}

/** Records what a visitor of a form or step sees with these answers. */
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
    // This asks the condition of the field's other label.
    fieldLabel(form, name, answers);
    const years = form.plan.fields[name]?.years?.findIndex(({ when }) => holds(form, when, given)) ?? -1;
    if (years >= 0) recorder.touch([...field.uiPath, 'years', years]);
    const inRows = form.rows?.sets[name];
    if (!inRows || !field.rows) continue;
    for (const row of rowsOf(answers, name))
      recordSight(inRows, field.rows, { ...aroundRows(answers, name), ...row }, symbols, recorder);
  }
}

/** Records which rules of fields these answers break, and that the plug-ins were asked. */
function recordBroken(form: FieldSet, set: FieldSetModel, answers: Answers, recorder: Recorder): void {
  for (const { path, rule } of set.plugins) if (rule !== undefined) recorder.touch(path);
  for (const { field, keyword } of validate(form, answers, '')) {
    const [owner = '', , inRow] = field.split('.');
    const broken = inRow === undefined ? set.fields.get(owner) : set.fields.get(owner)?.rows?.fields.get(inRow);
    if (broken) recorder.traces.add(brokenTrace(set.source.file, broken, keyword));
  }
}

/** Records what was read and done in the end. */
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
