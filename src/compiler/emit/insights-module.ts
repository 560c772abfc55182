import { REFUSAL, type InsightNames } from '../../shared/plan/insights.ts';
import type { CheckedForm, CheckedWizard } from '../check/checked.ts';
import { formModel } from '../model/form-model.ts';
import type { FieldSetModel } from '../model/types.ts';
import { usesOf } from '../model/uses.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { json } from './json.ts';

/** Code of `virtual:insights`: the setting of site.yaml with all names that can be counted; undefined without it. */
export function insightsModule(symbols: SymbolTable): string {
  const settings = symbols.site?.data.insights;
  return `export const insights = ${settings ? json({ ...settings, names: insightNames(symbols) }) : 'undefined'};`;
}

/** Whether a site counts. */
export const hasInsights = ({ site }: SymbolTable): boolean => site?.data.insights !== undefined;

/** The names of a site that can be counted. */
const insightNames = (symbols: SymbolTable): InsightNames => ({
  pages: Object.fromEntries(
    symbols.pages.map((page) => {
      const { forms, wizards } = usesOf(page, symbols);
      return [page.id, [...forms, ...wizards]];
    }),
  ),
  forms: Object.fromEntries(
    [...symbols.forms.values(), ...symbols.wizards.values()].map((source) => [source.id, countedSteps(source)]),
  ),
});

function countedSteps(source: CheckedForm | CheckedWizard): InsightNames['forms'][string] {
  const steps = formModel(source).sets.flatMap((set) => [
    [set.config.id ?? source.id, countedMessages(set)] as const,
    ...set.exits.map(({ config }) => [config.id, {}] as const),
  ]);
  return Object.fromEntries(steps);
}

/** The messages of each field. A plug-in decides at which field its message is shown, so each field can have it. */
function countedMessages({ fields, messages }: FieldSetModel, within = ''): Record<string, readonly string[]> {
  const codes = messages.flatMap(({ of }) => (of.kind === 'rule' ? [of.code] : []));
  const entries = [...fields.values()].flatMap(({ name, rows }) => {
    const own = messages.flatMap(({ of }) => (of.kind === 'field' && of.field === name ? [of.keyword] : []));
    const inner = rows ? Object.entries(countedMessages(rows, `${within}${name}.`)) : [];
    return [[within + name, [...new Set([...own, ...codes])]] as const, ...inner];
  });
  const refusal = messages.some(({ of }) => of.kind === 'refusal') ? [['', [REFUSAL]] as const] : [];
  return Object.fromEntries([...entries, ...refusal]);
}
