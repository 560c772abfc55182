import { defaultsOf, present } from '../engine/answers.ts';
import { choicesFor } from '../engine/choices.ts';
import { estimateOf } from '../engine/estimate.ts';
import { runForm, runWizard } from '../engine/examples.ts';
import { settle } from '../engine/settle.ts';
import { validate } from '../engine/validate.ts';
import { holds, fieldLabel, visibleFields } from '../engine/visible.ts';
import { changeStep, defaultsOfSteps, stepsFor } from '../engine/wizard/answers.ts';
import { walk } from '../engine/wizard/walk.ts';
import type { Answer, Answers } from '../plan/answers.ts';
import type { Example, WizardExample } from '../plan/config.generated.ts';
import type { FieldSet, FormModule } from '../plan/form.ts';
import type { WizardModule } from '../plan/wizard.ts';
import type { SymbolTable } from '../compiler/resolve/symbols.ts';
import { actionPaths, partsOf, type Part } from '../compiler/model/parts.ts';
import type { Path, Source } from '../compiler/read/source.ts';
import { touchOptions } from './chosen.ts';
import { marksIn, pressedPath } from './marked.ts';
import type { Mark } from './unit.ts';
import { brokenMark } from './units.ts';
import { Notes, watch } from './watch.ts';

/** What an example of a form touches. `form` is made from the source with its messages marked (see marked.ts). */
export function visitForm(source: Source, form: FormModule, example: Example, symbols: SymbolTable): ReadonlySet<Mark> {
  const notes = new Notes(source.file);
  const [part] = partsOf(source) as [Part];
  const watched: FormModule = { ...form, ...watch(form, part, notes) };
  const answers = settle(form, { ...defaultsOf(form.plan), ...(example.answers as Answers) });
  notes.look(() => {
    look(watched, part, answers, symbols, notes);
    if (estimateOf(watched, answers)) notes.touch(['estimate']);
  });
  const outcome = runForm(form, example);
  if (outcome.errors) breaks(form, part, answers, notes);
  ends(source, outcome, notes);
  return notes.marks;
}

/** The same of a wizard, on the day of the example. Looks at how it stands before the changes and after each. */
export function visitWizard(source: Source, wizard: WizardModule, example: WizardExample, symbols: SymbolTable): ReadonlySet<Mark> {
  const notes = new Notes(source.file);
  const parts = partsOf(source);
  const watched: WizardModule = { ...wizard, steps: wizard.steps.map((step, index) => watch(step, parts[index] as Part, notes)) };
  let answers = walk(wizard, { ...defaultsOfSteps(wizard), ...(example.answers as Answers) }).answers;
  stand(watched, parts, answers, symbols, notes);
  for (const [field, answer] of Object.entries(example.changes ?? {}) as [string, Answer][]) {
    const step = watched.steps.find(({ plan }) => Object.hasOwn(plan.fields, field));
    const changed = changeStep(watched, answers, step?.plan.id ?? '', { ...answers, [field]: answer }, field);
    if (changed.dropped.length > 0) notes.touch(['dropped']);
    answers = changed.answers;
    stand(watched, parts, answers, symbols, notes);
  }
  ends(source, runWizard(wizard, example), notes);
  return notes.marks;
}

/** A wizard as it stands: the steps that the visitor comes to, and what the last of them refuses. */
function stand(wizard: WizardModule, parts: readonly Part[], answers: Answers, symbols: SymbolTable, notes: Notes): void {
  notes.look(() => stepsFor(wizard, answers));
  for (const { id, state } of walk(wizard, answers).steps) {
    const index = wizard.steps.findIndex(({ plan }) => plan.id === id);
    const [set, part] = [wizard.steps[index], parts[index]];
    if (state === 'locked' || !set || !part) continue;
    notes.touch([...part.path, 'id']);
    notes.look(() => look(set, part, answers, symbols, notes));
    breaks(set, part, answers, notes);
  }
}

/** What a visitor of a form or step sees with these answers. */
function look(set: FieldSet, part: Part, answers: Answers, symbols: SymbolTable, notes: Notes): void {
  const seen = present(answers);
  for (const field of visibleFields(set, answers)) {
    for (const path of [['schema', 'properties', field], ['ui', field]]) notes.touch([...part.path, ...path]);
    touchOptions(part, field, answers[field], choicesFor(set, field, answers), symbols, notes);
    fieldLabel(set, field, answers);
    const years = set.plan.fields[field]?.years?.findIndex(({ when }) => holds(set, when, seen)) ?? -1;
    if (years >= 0) notes.touch([...part.path, 'ui', field, 'years', years]);
  }
}

/** The rules that these answers break, and those of plug-ins that were asked. */
function breaks(set: FieldSet, part: Part, answers: Answers, notes: Notes): void {
  for (const index of set.plan.rules.keys()) notes.touch([...part.path, 'rules', index]);
  for (const { field, keyword } of validate(set, answers, '')) notes.marks.add(brokenMark(part.source.file, part.path, field, keyword));
}

/** What was read and done in the end. */
function ends(source: Source, outcome: Partial<Example & WizardExample>, notes: Notes): void {
  for (const mark of marksIn(outcome)) notes.marks.add(mark);
  if (!outcome.does) return;
  const pressed = pressedPath(source, outcome.presses);
  for (const path of actionPaths(source)) if (startsWith(path, pressed)) notes.touch(path);
}

const startsWith = (path: Path, start: Path): boolean => start.every((step, index) => path[index] === step);
