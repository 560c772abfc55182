import { withMissingAnswers, type FilledExamples } from '../../../authoring/changes/missing-answers.ts';
import type { CheckedForm, CheckedWizard } from '../../../compiler/check/checked.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import { proofKey } from '../../../compiler/simulate/simulate.ts';
import type { Handlers } from '../../contract/call.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Changing } from '../../http/studio.ts';
import { changeText } from '../../workspace/change.ts';
import { hashOf } from '../../workspace/config-files.ts';
import { perKey } from '../../../shared/memo.ts';
import { refuseOld, textIn } from '../../workspace/refuse.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { exampleCalls, LackingExamples } from '../contract.ts';

export const exampleHandlers = (studio: Changing) =>
  ({
    fillExamples: ({ file, base }) => {
      const { workspace } = studio;
      const text = textIn(workspace, file);
      refuseOld(text, base);
      const filled = formsToFill(workspace).get(file);
      if (!filled) throw new Refusal(409, 'No example lacks an answer any more.');
      return changeText(studio, { file, path: ['examples'], label: 'the filled in examples' }, file, filled.text);
    },
  }) satisfies Handlers<typeof exampleCalls>;

/** The examples that lack answers, by form. */
export const lackingExamplesOf = (workspace: Workspace): LackingExamples[] =>
  [...formsToFill(workspace)].map(([file, { questions, count }]) => ({
    file,
    base: hashOf(workspace.textOf(file) ?? ''),
    questions,
    count,
  }));

/** The forms whose examples lack answers. A file with a draft has another text, and is left out. */
function formsToFill(workspace: Workspace): ReadonlyMap<string, FilledExamples> {
  const { names, problems, unready } = workspace.site;
  const told = [...problems, ...unready].filter(({ code }) => code === 'example/other-outcome');
  const files = new Set(told.map(({ place }) => place.file));
  const forms = [...names.forms.values(), ...names.wizards.values()].filter(
    ({ file, text }) => files.has(file) && workspace.textOf(file) === text,
  );
  return new Map(
    forms.flatMap((form) => {
      const filled = filledOf(form, names);
      return filled ? [[form.file, filled] as const] : [];
    }),
  );
}

/** More forms than a person changes at a time. */
const mostForms = 20;

/** Cached, because the page asks for problems after each change. */
const filledOf = perKey(
  mostForms,
  (form: CheckedForm | CheckedWizard, symbols: SymbolTable) => form.text + proofKey('examples', form, symbols),
  withMissingAnswers,
);
