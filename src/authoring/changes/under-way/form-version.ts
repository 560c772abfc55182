import type { CheckedForm, CheckedWizard } from '../../../compiler/check/checked.ts';
import { compileForm, type Compiled, type CompiledForm } from '../../../compiler/compile/form.ts';
import { fingerprint } from '../../../compiler/emit/fingerprint.ts';
import { forServer, leadSenders } from '../../../compiler/emit/site-modules.ts';
import { formModel } from '../../../compiler/model/form-model.ts';
import { usesOf } from '../../../compiler/model/uses.ts';
import { pathsOf, type SymbolTable } from '../../../compiler/resolve/symbols.ts';
import { formModuleOf } from '../../../compiler/simulate/visitor/modules.ts';
import { partOf } from '../../../shared/engine/known-options.ts';
import type { Option } from '../../../shared/plan/answers.ts';
import type { FieldSetPlan, FormModule } from '../../../shared/plan/form.ts';

/** A form or wizard in one version of the config. */
export interface FormVersion {
  readonly source: CheckedForm | CheckedWizard;
  readonly symbols: SymbolTable;
  readonly compiled: CompiledForm;
  readonly isSender: boolean;
  /** The addresses that show it. */
  readonly paths: readonly string[];
}

export function formVersion(source: CheckedForm | CheckedWizard, symbols: SymbolTable): FormVersion {
  const uses = source.kind === 'form' ? 'forms' : 'wizards';
  return {
    source,
    symbols,
    compiled: compileForm(formModel(source), symbols),
    isSender: leadSenders(symbols).includes(source),
    paths: symbols.pages
      .filter((page) => usesOf(page, symbols)[uses].has(source.id))
      .flatMap((page) => pathsOf(page, symbols)),
  };
}

/** Everything that decides what becomes of drafts and leads, as one text to compare. */
export const underWayText = ({ source, symbols, compiled, isSender, paths }: FormVersion): string =>
  JSON.stringify([
    compiled,
    paths,
    isSender,
    ...(isSender ? [symbols.site?.data.leads?.guard, forServer(source, symbols).formerConsent] : []),
  ]);

/**
 * The form or wizard as the browser of a visitor runs it. `met`: the version that the visitor began with, whose options
 * of long lists the browser knows.
 */
export function inBrowser({ compiled, isSender }: FormVersion, met?: FormVersion): FormModule {
  const steps = met === undefined ? compiled.steps : compiled.steps.map((step) => knowing(step, optionsMet(met)));
  return { ...formModuleOf({ ...compiled, steps }), ...(isSender && { shown: fingerprint(compiled) }) };
}

/** The options of the long lists of a version, by list. */
function optionsMet({ compiled }: FormVersion): ReadonlyMap<string, readonly Option[]> {
  const of = ({ plan, rows = {} }: Compiled<FieldSetPlan>): [string, readonly Option[]][] => [
    ...Object.values(plan.fields).flatMap(({ searched, choices }): [string, readonly Option[]][] =>
      searched !== undefined && choices ? [[searched, choices]] : [],
    ),
    ...Object.values(rows).flatMap(of),
  ];
  return new Map(compiled.steps.flatMap(of));
}

/** A step, or what a row asks, in a browser that knows only some options of long lists. */
function knowing<Plan extends FieldSetPlan>(
  set: Compiled<Plan>,
  met: ReadonlyMap<string, readonly Option[]>,
): Compiled<Plan> {
  const fields = Object.entries(set.plan.fields).map(([name, field]) => [
    name,
    field.searched === undefined || !field.choices
      ? field
      : { ...field, choices: partOf(met.get(field.searched) ?? []) },
  ]);
  const rows = Object.entries(set.rows ?? {}).map(([name, row]) => [name, knowing(row, met)]);
  return {
    ...set,
    plan: { ...set.plan, fields: Object.fromEntries(fields) as Plan['fields'] },
    ...(set.rows && { rows: Object.fromEntries(rows) as typeof set.rows }),
  };
}
