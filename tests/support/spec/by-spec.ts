import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { compileForm } from '../../../src/compiler/compile/form.ts';
import { formModel } from '../../../src/compiler/model/form-model.ts';
import type { SymbolTable } from '../../../src/compiler/resolve/symbols.ts';
import { formModuleOf } from '../../../src/compiler/simulate/visitor/modules.ts';
import type { FormModule } from '../../../src/shared/plan/form.ts';
import { specValues } from './values.ts';
import { compilerOf } from '../compiled.ts';

const project = join(import.meta.dirname, '../../..');

/** One process loads several test files, and compiling takes seconds. */
let known: SymbolTable | undefined;

/**
 * Forms of the site with the constants of the specification instead of the current ones: tests of amounts in the
 * specification still pass when a product manager changes a rate.
 */
export function formsBySpec<Id extends string>(ids: readonly Id[]): Readonly<Record<Id, FormModule>> {
  const symbols = (known ??= compilerOf(project).begin(new Map(Object.entries(specValues).map(withValues))).symbols);
  const formOf = (id: Id) => formModuleOf(compileForm(formModel(symbols.forms.get(id)!), symbols));
  return Object.fromEntries(ids.map((id) => [id, formOf(id)])) as Record<Id, FormModule>;
}

/** A file, and its text with the constants of the specification. */
function withValues([file, values]: [string, (typeof specValues)[string]]): [string, string] {
  const doc = parseDocument(readFileSync(join(project, file), 'utf8'));
  for (const [path, { says }] of Object.entries(values))
    if (path.startsWith('constants.')) doc.setIn([...path.split('.'), 'value'], says);
  return [file, String(doc)];
}
