import { compileForm } from '../../../src/compiler/compile/form.ts';
import { formModel } from '../../../src/compiler/model/form-model.ts';
import type { SymbolTable } from '../../../src/compiler/resolve/symbols.ts';
import { formModuleOf } from '../../../src/compiler/simulate/visitor/modules.ts';
import type { Answers } from '../../../src/shared/plan/answers.ts';
import type { LeadForm } from '../../../src/server/api/lead-form.ts';
import { readLead } from '../../../src/server/api/read-lead.ts';
import type { ReceivedFile } from '../../../src/server/api/uploads/received.ts';
import type { Problem } from '../../../src/server/http/problem.ts';

/** A form or wizard of a site, as the server has it. Pages that were opened before it changed are not of config "x". */
export const sentForm = (symbols: SymbolTable, name: string): LeadForm => ({
  ...formModuleOf(compileForm(formModel((symbols.forms.get(name) ?? symbols.wizards.get(name))!), symbols)),
  shown: { config: 'x' },
});

/** What a lead consists of, besides its answers. By default it is of the first form, and of its present page. */
interface Sent {
  readonly form?: string;
  readonly config?: string;
  readonly files?: readonly ReceivedFile[];
}

/** Reads leads of these forms as the server does, without a server. */
export function leadsOf(forms: Readonly<Record<string, LeadForm>>) {
  const terms = { forms, offered: new Map<string, never>() };
  const read = (answers: object, { form = Object.keys(forms)[0]!, config = 'x', files }: Sent = {}) =>
    readLead({ form, answers: answers as Answers, page: '/', config }, terms, undefined, files);
  /** The errors for which a lead is refused; none if it is not. */
  const errorsOf = (answers: object, sent?: Sent) => {
    try {
      read(answers, sent);
      return [];
    } catch (problem) {
      return (problem as Problem).extras.errors ?? [];
    }
  };
  /** The paths and messages of these errors. */
  const refused = (answers: object, sent?: Sent) => errorsOf(answers, sent).map(({ path, message }) => [path, message]);
  return { terms, read, errorsOf, refused };
}
