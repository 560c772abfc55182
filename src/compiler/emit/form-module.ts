import { join } from 'node:path';
import type { FieldSetPlan } from '../../plan/form.ts';
import type { Compiled } from '../compile/form.ts';
import type { compileForm, compileWizard } from '../compile/form.ts';
import { formFingerprint, wizardFingerprint } from './fingerprint.ts';
import { validatorsCode } from './validators.ts';

/** Code of `import form from '/config/forms/x.yaml'`: a FormModule. `src` is the folder of the project's code. */
export function formModule({ plan, conditions }: ReturnType<typeof compileForm>, src: string): string {
  const estimate = plan.estimate?.plugin;
  const fieldSet = fieldSetCode('form', { plan, conditions }, estimate);
  return [
    ...pluginImports([...pluginsOf([{ plan, conditions }]), ...(estimate === undefined ? [] : [estimate])], src),
    validatorsCode(schemasOf('form', { plan, conditions }), src),
    `export default { ...${fieldSet}, shown: ${json(formFingerprint({ plan, conditions }))} };`,
  ].join('\n');
}

/** Code of `import wizard from '/config/wizards/x.yaml'`: a WizardModule. `sends`: whether it may send leads. */
export function wizardModule(wizard: ReturnType<typeof compileWizard>, src: string, sends: boolean): string {
  const { plan, steps } = wizard;
  const schemas = Object.assign({}, ...steps.map((step, index) => schemasOf(`step${index}`, step))) as Parameters<
    typeof validatorsCode
  >[0];
  const fieldSets = steps.map((step, index) => fieldSetCode(`step${index}`, step));
  return [
    ...pluginImports(pluginsOf(steps), src),
    validatorsCode(schemas, src),
    `const steps = [${fieldSets.join(',\n')}];`,
    // As `askedIn` says; made from the plans, because lists of choices are long.
    'const asked = Object.assign({}, ...steps.map((step) => step.plan.fields));',
    `export default { plan: ${json(plan)}, steps: steps.map((step) => ({ ...step, asked }))${
      sends ? `, shown: ${json(wizardFingerprint(wizard))}` : ''
    } };`,
  ].join('\n');
}

const schemasOf = (name: string, { plan, conditions }: Compiled<FieldSetPlan>) => ({
  [name]: plan.schema,
  ...Object.fromEntries(conditions.map((schema, index) => [`${name}_when${index}`, schema])),
});

function fieldSetCode(name: string, { plan, conditions }: Compiled<FieldSetPlan>, estimate?: string): string {
  const rules = pluginsOf([{ plan, conditions }]).map(
    (plugin) => `${JSON.stringify(plugin)}: shelteredRule(${variable(plugin)})`,
  );
  const properties = [
    `plan: ${json(plan)}`,
    `validate: ${name}`,
    `conditions: [${conditions.map((_, index) => `${name}_when${index}`).join(', ')}]`,
    `rules: { ${rules.join(', ')} }`,
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
