import {
  askedFiles,
  faultWords,
  fileFault,
  tooMuchTogether,
  type AskedFiles,
  type FileFault,
} from '../../../shared/engine/files.ts';
import { unseenInLine } from '../../../shared/engine/unseen.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { Issue } from '../../http/problem.ts';
import type { NewFile } from '../../leads/store.ts';
import type { LeadForm } from '../lead-form.ts';
import { pointer, unknownField } from '../lead-schema.ts';
import type { ReceivedFile } from './received.ts';

export interface CheckedFiles {
  readonly files: readonly NewFile[];
  readonly issues: readonly Issue[];
}

/** The files of a lead. `strangers`: issues for files that no question asks for. */
interface FilesOfLead extends CheckedFiles {
  readonly strangers: readonly Issue[];
}

/**
 * Matches the files of a lead with the names in its answers: files of a field come in the order of its names. Files of
 * hidden fields are left out, like their answers. A file for a row that was not sent is a stranger.
 * Takes    `answers`: those to store; `sent`: those of the visitor
 */
export function checkFiles(
  form: LeadForm,
  answers: Answers,
  received: readonly ReceivedFile[],
  sent: Answers = answers,
): FilesOfLead {
  const known = new Set(fieldsWithFiles(form, sent).map(({ name }) => name));
  const strangers = new Set(received.map(({ field }) => field).filter((field) => !known.has(field)));
  const asked = fieldsWithFiles(form, answers);
  const checked = asked.map((field) => checkField(field, received));
  return {
    files: checked.flatMap(({ files }) => files),
    strangers: [...strangers].map((field) => unknownField(pointer('/answers', field))),
    issues: [...checked.flatMap(({ issues }) => issues), ...togetherIssues(form, asked, checked)],
  };
}

/** All files together may be too large. The message is beside the first field whose files are too much. */
function togetherIssues(
  { plan }: LeadForm,
  asked: readonly FieldWithFiles[],
  checked: readonly CheckedFiles[],
): Issue[] {
  const sized = checked.flatMap(({ files }, at) => files.map(({ size }) => ({ size, field: asked[at]! })));
  const sizes = sized.map(({ size }) => size);
  const tooMuch = tooMuchTogether(plan.files, sizes, asked[0]?.field.language);
  return tooMuch ? [issueAt(sized[tooMuch.index]!.field, 'tooLarge', tooMuch.message)] : [];
}

/** A field that asks for files, in a wizard with its step. */
type FieldWithFiles = AskedFiles & { readonly step?: string };

const fieldsWithFiles = ({ plan, steps }: LeadForm, answers: Answers): FieldWithFiles[] =>
  steps.flatMap((step) =>
    askedFiles(step, answers).map((asked) => ({ ...asked, ...(plan.wizard && { step: step.plan.id }) })),
  );

function checkField(asked: FieldWithFiles, received: readonly ReceivedFile[]): CheckedFiles {
  const { field, name: part, files: names } = asked;
  const own = received.filter((file) => file.field === part);
  const lacking = names[own.length];
  if (lacking !== undefined) return { files: [], issues: [issueOf(asked, 'gone', lacking, 0)] };
  const files: NewFile[] = [];
  const issues: Issue[] = [];
  for (const [index, name] of names.entries()) {
    const { type, parts, size, sha256, suspect } = own[index]!;
    const fault = fileFault(field, { size, type });
    if (fault !== undefined) issues.push(issueOf(asked, fault, name, size));
    else
      files.push({
        field: part,
        name: storedName(name),
        type: type!,
        size,
        sha256,
        parts,
        ...(suspect && { suspect }),
      });
  }
  return { files, issues: issues.slice(0, 1) };
}

const issueOf = (asked: FieldWithFiles, fault: FileFault, name: string, size: number): Issue =>
  issueAt(asked, fault, faultWords(asked.field, fault, name, size));

const issueAt = ({ path, step }: FieldWithFiles, keyword: FileFault, message: string): Issue => ({
  path: path.reduce(pointer, '/answers'),
  keyword,
  message,
  ...(step !== undefined && { step }),
});

const maxNameLength = 255;

/** Removes invisible characters, and unpaired surrogates, which a database may refuse. */
const storedName = (name: string): string =>
  Buffer.from(name.replaceAll(new RegExp(`[${unseenInLine}]`, 'g'), '').slice(0, maxNameLength)).toString();
