import { join } from 'node:path';
import type { FieldSetPlan } from '../../plan/form.ts';
import type { Compiled } from '../compile/form.ts';
import type { compileForm, compileWizard } from '../compile/form.ts';
import { formFingerprint } from './fingerprint.ts';
import { validatorsCode } from './validators.ts';

/** Code of `import form from '/config/forms/x.yaml'`: a FormModule. `src` is the folder of the project's code. */
export function formModule(form: ReturnType<typeof compileForm>, src: string): string {
  const { plan } = form;
  const estimate = plan.estimate?.plugin;
  const fieldSet = fieldSetCode('form', form, estimate);
  return [
    ...pluginImports([...pluginsOf([form]), ...(estimate === undefined ? [] : [estimate])], src),
    validatorsCode(schemasOf('form', form), src),
    ...rowsImport([form], src),
    `export default { ...${fieldSet}, shown: ${json(formFingerprint(form))} };`,
  ].join('\n');
}

/** Code of `import wizard from '/config/wizards/x.yaml'`: a WizardModule. */
export function wizardModule({ plan, steps }: ReturnType<typeof compileWizard>, src: string): string {
  const schemas = Object.assign({}, ...steps.map((step, index) => schemasOf(`step${index}`, step))) as Schemas;
  const fieldSets = steps.map((step, index) => fieldSetCode(`step${index}`, step));
  return [
    ...pluginImports(pluginsOf(steps), src),
    validatorsCode(schemas, src),
    ...rowsImport(steps, src),
    `const steps = [${fieldSets.join(',\n')}];`,
    // As `askedIn` says; made from the plans, because lists of choices are long.
    'const asked = Object.assign({}, ...steps.map((step) => step.plan.fields));',
    `export default { plan: ${json(plan)}, steps: steps.map((step) => ({ ...step, asked })) };`,
  ].join('\n');
}

type Schemas = Parameters<typeof validatorsCode>[0];

const schemasOf = (name: string, { plan, conditions, rows = {} }: Compiled<FieldSetPlan>): Schemas => ({
  [name]: plan.schema as unknown as Schemas[string],
  ...Object.fromEntries(conditions.map((schema, index) => [`${name}_when${index}`, schema])),
  ...(Object.assign(
    {},
    ...Object.entries(rows).map(([field, row]) => schemasOf(rowName(name, field), row)),
  ) as Schemas),
});

/** What the code calls the fields of a row. */
const rowName = (name: string, field: string): string => `${name}_rows_${field}`;

/** The code that runs rows comes with the forms that have some. */
const rowsImport = (sets: readonly Compiled<FieldSetPlan>[], src: string): string[] =>
  sets.some(({ rows }) => rows) ? [`import { rowsEngine } from ${JSON.stringify(join(src, 'engine/rows.ts'))};`] : [];

function fieldSetCode(name: string, set: Compiled<FieldSetPlan>, estimate?: string): string {
  const { plan, conditions, rows } = set;
  const rules = pluginsOf([set]).map((plugin) => `${JSON.stringify(plugin)}: shelteredRule(${variable(plugin)})`);
  const properties = [
    `plan: ${json(plan)}`,
    `validate: ${name}`,
    `conditions: [${conditions.map((_, index) => `${name}_when${index}`).join(', ')}]`,
    `rules: { ${rules.join(', ')} }`,
    ...(rows
      ? [
          `rows: rowsEngine({ ${Object.entries(rows)
            .map(([field, row]) => `${JSON.stringify(field)}: ${fieldSetCode(rowName(name, field), row)}`)
            .join(', ')} })`,
        ]
      : []),
    ...(estimate === undefined ? [] : [`estimate: shelteredEstimate(${variable(estimate)})`]),
  ];
  return `{ ${properties.join(', ')} }`;
}

const pluginsOf = (sets: readonly Compiled<FieldSetPlan>[]): string[] =>
  [...new Set(sets.flatMap(({ plan }) => plan.rules.map((rule) => rule.plugin)))].sort();

const pluginImports = (plugins: readonly string[], src: string): string[] => [
  ...plugins.map(
    (plugin) => `import ${variable(plugin)} from ${JSON.stringify(join(src, 'plugins', plugin, 'index.ts'))};`,
  ),
  ...(plugins.length > 0
    ? [`import { shelteredEstimate, shelteredRule } from ${JSON.stringify(join(src, 'engine/sheltered.ts'))};`]
    : []),
];

const variable = (plugin: string): string => `plugin_${plugin.replaceAll('-', '_')}`;

/**
 * JSON as a JavaScript expression. In JavaScript the key `__proto__` would set the prototype, so it is written as a
 * computed key.
 */
export const json = (value: unknown): string => JSON.stringify(value).replaceAll('"__proto__":', '["__proto__"]:');
