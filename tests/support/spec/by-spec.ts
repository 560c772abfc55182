import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { cacheFolder } from '../../../src/compiler/cache/folder.js';
import { compileForm } from '../../../src/compiler/compile/form.ts';
import { createCompiler } from '../../../src/compiler/compiler.ts';
import { formModel } from '../../../src/compiler/model/form-model.ts';
import { formModuleOf } from '../../../src/compiler/simulate/visitor/modules.ts';
import type { FormModule } from '../../../src/shared/plan/form.ts';
import { specValues } from './values.ts';

const project = join(import.meta.dirname, '../../..');

/**
 * Forms of the site with the constants of the specification instead of the current ones: tests of amounts in the
 * specification still pass when a product manager changes a rate.
 */
export function formsBySpec<Id extends string>(ids: readonly Id[]): Readonly<Record<Id, FormModule>> {
  const root = mkdtempSync(join(tmpdir(), 'by-spec-'));
  try {
    cpSync(join(project, 'config'), join(root, 'config'), { recursive: true });
    for (const [file, values] of Object.entries(specValues)) {
      const doc = parseDocument(readFileSync(join(root, file), 'utf8'));
      for (const [path, { says }] of Object.entries(values))
        if (path.startsWith('constants.')) doc.setIn([...path.split('.'), 'value'], says);
      writeFileSync(join(root, file), String(doc));
    }
    const { symbols } = createCompiler({ project, root, cache: cacheFolder(project) }).begin();
    const formOf = (id: Id) => formModuleOf(compileForm(formModel(symbols.forms.get(id)!), symbols));
    return Object.fromEntries(ids.map((id) => [id, formOf(id)])) as Record<Id, FormModule>;
  } finally {
    rmSync(root, { recursive: true });
  }
}
