import { answerOf } from '../../../shared/engine/answers.ts';
import { faultWords, fileFault, fileNames, type FileFault } from '../../../shared/engine/files.ts';
import { unseenInLine } from '../../../shared/engine/unseen.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { Issue } from '../../http/problem.ts';
import type { NewFile } from '../../leads/store.ts';
import type { LeadForm } from '../lead-form.ts';
import { pointer, unknownField } from '../lead-schema.ts';
import { uploadFieldsOf, type UploadField } from './limits.ts';
import type { ReceivedFile } from './received.ts';

export interface CheckedFiles {
  readonly files: readonly NewFile[];
  readonly issues: readonly Issue[];
}

/**
 * Matches the files of a lead with the names in its answers: files of a field come in the order of its names. Files of
 * hidden fields are left out, like their answers.
 * Takes    the answers to store
 */
export function checkFiles(form: LeadForm, answers: Answers, received: readonly ReceivedFile[]): CheckedFiles {
  const fields = uploadFieldsOf(form);
  const known = new Set(fields.map(({ plan }) => plan.name));
  const strangers = new Set(received.map(({ field }) => field).filter((field) => !known.has(field)));
  const checked = fields.map((field) => checkField(field, answers, received));
  return {
    files: checked.flatMap(({ files }) => files),
    issues: [
      ...[...strangers].map((field) => unknownField(pointer('/answers', field))),
      ...checked.flatMap(({ issues }) => issues),
    ],
  };
}

function checkField(field: UploadField, answers: Answers, received: readonly ReceivedFile[]): CheckedFiles {
  const { plan } = field;
  const names = fileNames(answerOf(answers, plan.name));
  const own = received.filter((file) => file.field === plan.name);
  const lacking = names[own.length];
  if (lacking !== undefined) return { files: [], issues: [issueOf(field, 'gone', lacking, 0)] };
  const files: NewFile[] = [];
  const issues: Issue[] = [];
  for (const [index, name] of names.entries()) {
    const { type, parts, size, sha256, suspect } = own[index]!;
    const fault = fileFault(plan, { size, type });
    if (fault !== undefined) issues.push(issueOf(field, fault, name, size));
    else
      files.push({
        field: plan.name,
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

const issueOf = ({ plan, step }: UploadField, fault: FileFault, name: string, size: number): Issue => ({
  path: pointer('/answers', plan.name),
  keyword: fault,
  message: faultWords(plan, fault, name, size),
  ...(step !== undefined && { step }),
});

const maxNameLength = 255;

/** Removes invisible characters, and unpaired surrogates, which a database may refuse. */
const storedName = (name: string): string =>
  Buffer.from(name.replaceAll(new RegExp(`[${unseenInLine}]`, 'g'), '').slice(0, maxNameLength)).toString();
