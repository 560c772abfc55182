import { withMissingAnswers, type FilledExamples } from '../../../../authoring/changes/missing-answers.ts';
import type { SymbolTable } from '../../../../compiler/resolve/symbols.ts';
import { counted, quote } from '../../../../shared/problems/show.ts';
import type { Colours } from '../../kit/colours.ts';

/** A form whose examples lack answers, such as those to a question that is required only now. */
export interface LackingForm extends FilledExamples {
  readonly file: string;
  /** Its text without the answers. */
  readonly before: string;
}

/** Those of these files. */
export const lackingForms = (symbols: SymbolTable, files: ReadonlySet<string>): LackingForm[] =>
  [...symbols.forms.values(), ...symbols.wizards.values()]
    .filter(({ file }) => files.has(file))
    .flatMap((form) => {
      const filled = withMissingAnswers(form, symbols);
      return filled ? [{ ...filled, file: form.file, before: form.text }] : [];
    });

export const lackingInWords = ({ file, count, questions }: LackingForm, { strong, good }: Colours): string =>
  [
    `${strong(file)}  ${count === 1 ? '1 example lacks' : `${counted(count, 'example')} lack`} a required answer`,
    ...questions.map((question) => `    ${good(`+ an answer to ${quote(question)}`)}`),
  ].join('\n');

export const lackingData = ({ file, count, questions }: LackingForm, written: boolean) => ({
  file,
  examples: count,
  lack: questions,
  written,
});
