import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { EstimatePlan } from '../../shared/plan/estimate.ts';
import type { FieldSetPlan } from '../../shared/plan/form.ts';
import { isCode, type CompiledAssert, type CompiledValue } from '../compile/expressions.ts';
import type { Compiled, CompiledForm } from '../compile/form.ts';
import type { CompiledOffers } from '../compile/offers.ts';
import { codesOfProjections } from '../compile/projection.ts';
import { printsWords } from '../compile/words.ts';
import { answersCode, modulesIn, type Code } from '../expression/emit.ts';
import { contextCode, joinedCode, projectionsOfSteps } from './context.ts';
import { fingerprint } from './fingerprint.ts';
import { json } from './json.ts';
import { projectionImport, projectionsCode } from './projections.ts';
import { hasNarrowed, hasSearched, planCode } from './plan-code.ts';
import { validatorsCode, type Validated } from './validators.ts';

/**
 * Code of `import form from '/config/forms/x.yaml'`, and of a wizard's file: a FormModule. `src` is the folder of the
 * project's code; `sends`: whether it may send leads.
 */
export function formModule(form: CompiledForm, src: string, sends: boolean): string {
  const { plan, steps } = form;
  const { estimate } = plan;
  const names = steps.map((_, index) => `step${index}`);
  const several = steps.length > 1;
  const asked = several ? 'asked' : 'steps[0].plan.fields';
  const shipped = several ? 'steps.map((step) => ({ ...step, asked }))' : 'steps';
  const shown = sends ? `, shown: ${json(fingerprint(form))}` : '';
  return [
    ...pluginImports([...pluginsOf(steps), ...(estimate?.plugin === undefined ? [] : [estimate.plugin])], src),
    ...estimateImport(estimate, src),
    ...expressionImports(steps, src),
    validatorsCode(mergedValidators(steps.map((step, index) => validatedIn(names[index]!, step)))),
    ...rowsImport(steps, src),
    ...wordsImport(steps, src),
    ...projectionImport(steps, src),
    ...optionsImports(steps, src),
    ...tableRows(steps),
    ...steps.flatMap((step, index) => plansCode(names[index]!, step)),
    ...steps.flatMap((step, index) =>
      expressionsCode(names[index]!, step, asked, `steps[${index}]`, projectionsOfSteps),
    ),
    `const steps = [${steps.map((step, index) => fieldSetCode(names[index]!, step)).join(',\n')}];`,
    // The same as `fieldsOfSteps`, made from the plans because lists of choices are long.
    ...(several ? ['const asked = Object.assign({}, ...steps.map((step) => step.plan.fields));'] : []),
    `export default { plan: ${json(plan)}, steps: ${shipped}${workOfAll(steps, asked)}${shown}${estimateCode(estimate)} };`,
  ].join('\n');
}

/**
 * Code of `import offers from '/config/wizards/x.yaml?offers'`: an OffersModule. `timeZone`: that of the site.
 */
export function offersModule(
  { plan, codes, items }: CompiledOffers,
  src: string,
  timeZone: string | undefined,
): string {
  const code = joinedCode(codes);
  return [
    ...['run', ...modulesIn(code)].map(
      (name) => `import * as ${name} from ${JSON.stringify(join(src, 'shared/engine/expressions', `${name}.ts`))};`,
    ),
    `import { offering } from ${JSON.stringify(join(src, 'shared/engine/offers.ts'))};`,
    ...rowsOfTables(codes),
    `const plan = ${json(plan)};`,
    `const told = run.telling(${timeZone === undefined ? 'undefined' : JSON.stringify(timeZone)}, () => plan.fields);`,
    `const codes = [${codes.map((one) => answersCode(one, rowsName)).join(',\n')}];`,
    `export default offering(plan, codes, ${json(items)}, told);`,
  ].join('\n');
}

/** Code of `import range from '/config/wizards/x.yaml?range'`: a RangeModule. `timeZone`: that of the site. */
export function rangeModule(
  { plan, codes, items, asked }: CompiledOffers,
  src: string,
  timeZone: string | undefined,
): string {
  const used = modulesIn(joinedCode(codes));
  const fields = used.includes('words') ? `, () => (${json(plan.fields)})` : '';
  return [
    ...used.map(
      (name) => `import * as ${name} from ${JSON.stringify(join(src, 'shared/engine/ranges', `${name}.ts`))};`,
    ),
    `import { telling } from ${JSON.stringify(join(src, 'shared/engine/expressions/run.ts'))};`,
    `import { ranging } from ${JSON.stringify(join(src, 'shared/engine/ranging.ts'))};`,
    ...rowsOfTables(codes),
    `const told = telling(${timeZone === undefined ? 'undefined' : JSON.stringify(timeZone)}${fields});`,
    `const codes = [${codes.map((one) => answersCode(one, rowsName)).join(',\n')}];`,
    `export default ranging(codes, ${json(items)}, ${json(asked)}, ${plan.unit}, told);`,
  ].join('\n');
}

/** Only forms with an estimate import the code that computes it. */
const estimateImport = (estimate: EstimatePlan | undefined, src: string): string[] =>
  estimate ? [`import { estimating, worked } from ${JSON.stringify(join(src, 'shared/engine/estimate.ts'))};`] : [];

function estimateCode(estimate: EstimatePlan | undefined): string {
  if (!estimate) return '';
  const { plugin, reads } = estimate;
  const formula = plugin === undefined ? `worked(${json(reads)})` : `shelteredEstimate(${variable(plugin)})`;
  return `, estimate: estimating(${formula})`;
}

/** The schemas of a set and its rows, and the conditions that are schemas. */
const validatedIn = (name: string, { plan, conditions, rows = {} }: Compiled<FieldSetPlan>): Validated =>
  mergedValidators([
    {
      sets: { [functionsName(name)]: plan.schema },
      guards: Object.fromEntries(
        conditions.flatMap((condition, index) => (isCode(condition) ? [] : [[`${name}_when${index}`, condition]])),
      ),
    },
    ...Object.entries(rows).map(([field, row]) => validatedIn(rowName(name, field), row)),
  ]);

const mergedValidators = (parts: readonly Validated[]): Validated => ({
  sets: Object.assign({}, ...parts.map(({ sets }) => sets)) as Validated['sets'],
  guards: Object.assign({}, ...parts.map(({ guards }) => guards)) as Validated['guards'],
});

/** The identifier of the validators of a set. */
const functionsName = (name: string): string => `${name}_functions`;

/** Only forms with long lists of options import the code that adds them. */
function optionsImports(sets: readonly Compiled<FieldSetPlan>[], src: string): string[] {
  const plans = sets.flatMap(plansOf);
  return [
    ...(plans.some(hasNarrowed) ? [['withChoices', 'narrowed-options'] as const] : []),
    ...(plans.some(hasSearched) ? [['withKnownOptions', 'known-options'] as const] : []),
  ].map(([name, file]) => `import { ${name} } from ${JSON.stringify(join(src, 'shared/engine', `${file}.ts`))};`);
}

/** The identifier of the fields of a row. */
const rowName = (name: string, field: string): string => `${name}_rows_${field}`;

/** Only forms with rows import the code that runs them. */
const rowsImport = (sets: readonly Compiled<FieldSetPlan>[], src: string): string[] =>
  sets.some(({ rows }) => rows)
    ? [`import { rowsEngine } from ${JSON.stringify(join(src, 'shared/engine/rows.ts'))};`]
    : [];

/** Only forms whose labels, help and so on print answers import the code that fills them in. */
const wordsImport = (sets: readonly Compiled<FieldSetPlan>[], src: string): string[] =>
  sets.flatMap(plansOf).some(printsWords)
    ? [`import { fillWords } from ${JSON.stringify(join(src, 'shared/engine/texts.ts'))};`]
    : [];

const plansOf = ({ plan, rows = {} }: Compiled<FieldSetPlan>): FieldSetPlan[] => [
  plan,
  ...Object.values(rows).flatMap(plansOf),
];

/** The plans of a set and its rows. They come before the sets, because a validator takes the schema of its plan. */
const plansCode = (name: string, { plan, rows = {} }: Compiled<FieldSetPlan>): string[] => [
  `const ${name}_plan = ${planCode(plan)};`,
  ...Object.entries(rows).flatMap(([field, row]) => plansCode(rowName(name, field), row)),
];

/** `work`: code that computes the fields of a row; a form does so for all its steps together. */
function fieldSetCode(name: string, set: Compiled<FieldSetPlan>, work: string[] = []): string {
  const { conditions, asserts = [], rows } = set;
  const rules = [
    ...pluginsOf([set]).map((plugin) => `${JSON.stringify(plugin)}: shelteredRule(${variable(plugin)})`),
    ...asserts.map(({ rule, at, bound, unit, ...code }) => {
      const held = bound ? `bounds.${bound}` : 'run.assert';
      const given = [answersCode(code, rowsName), JSON.stringify(at), `${name}_told`, ...(bound ? [unit] : [])];
      return `${JSON.stringify(rule)}: ${held}(${given.filter((part) => part !== undefined).join(', ')})`;
    }),
  ];
  const properties = [
    `plan: ${name}_plan`,
    `validator: createPrecompiledValidator(${functionsName(name)}, ${name}_plan.schema)`,
    `conditions: [${conditions.map((_, index) => `${name}_when${index}`).join(', ')}]`,
    `rules: { ${rules.join(', ')} }`,
    ...work,
    ...(printsWords(set.plan) ? ['fill: fillWords'] : []),
    ...projectionsCode(set, `${name}_told`, rowsName),
    ...(rows
      ? [
          `rows: rowsEngine({ ${Object.entries(rows)
            .map(([field, row]) => `${JSON.stringify(field)}: ${rowCode(rowName(name, field), row)}`)
            .join(', ')} })`,
        ]
      : []),
  ];
  return `{ ${properties.join(', ')} }`;
}

const rowCode = (name: string, row: Compiled<FieldSetPlan>): string =>
  fieldSetCode(name, row, row.values?.length ? [`work: run.working(${name}_values, ${name}_told)`] : []);

/**
 * What a set needs before its plan: the context of its expressions, its conditions, and its computed values.
 * Takes    `fields`: code of the fields that its expressions can print; `holder`: code of the set itself; `projected`:
 *          code of the projections that they read. All are defined once the whole module has run
 */
function expressionsCode(
  name: string,
  set: Compiled<FieldSetPlan>,
  fields: string,
  holder: string,
  projected: string,
): string[] {
  const codes = codesOf(set);
  if (codes.length === 0) return [];
  const { plan, conditions, values = [], rows = {} } = set;
  return [
    ...Object.entries(rows).flatMap(([field, row]) => {
      const rowSet = `${holder}.rows.sets[${JSON.stringify(field)}]`;
      const around = `({ ...${fields}, ...${rowSet}.plan.fields })`;
      return expressionsCode(
        rowName(name, field),
        row,
        around,
        rowSet,
        `({ ...${projected}, ...${rowSet}.projections })`,
      );
    }),
    `const ${name}_told = ${contextCode(plan.timeZone, codes, fields, projected)};`,
    ...conditions.flatMap((condition, index) =>
      isCode(condition)
        ? [`const ${name}_when${index} = run.condition(${answersCode(condition, rowsName)}, ${name}_told);`]
        : [],
    ),
    ...(values.length === 0 ? [] : [`const ${name}_values = [${values.map(valueCode).join(', ')}];`]),
  ];
}

const valueCode = ({ code, rows, ...value }: CompiledValue): string =>
  `{ ...${json(value)}, code: ${answersCode({ code, ...(rows && { rows }) }, rowsName)} }`;

/** The computed values of all steps of a form. They have one context, because one can need what another does not. */
function workOfAll(steps: readonly Compiled<FieldSetPlan>[], fields: string): string {
  const values = steps.flatMap((step) => step.values ?? []);
  if (values.length === 0) return '';
  const names = steps.flatMap((step, index) => (step.values?.length ? [`...step${index}_values`] : []));
  const timeZone = steps.map(({ plan }) => plan.timeZone).find((zone) => zone !== undefined);
  return `, work: run.working([${names.join(', ')}], ${contextCode(timeZone, values, fields, projectionsOfSteps)})`;
}

/** The code of all expressions of a set, and of its rows. */
const codesOf = ({
  conditions,
  asserts = [],
  values = [],
  projections = [],
  rows = {},
}: Compiled<FieldSetPlan>): Code[] => [
  ...Object.values(rows).flatMap(codesOf),
  ...conditions.filter(isCode),
  ...asserts,
  ...values,
  ...codesOfProjections(projections),
];

const assertsOf = ({ asserts = [], rows = {} }: Compiled<FieldSetPlan>): CompiledAssert[] => [
  ...asserts,
  ...Object.values(rows).flatMap(assertsOf),
];

/** The rows of tables that sets look up, each once even if several expressions use them. */
const tableRows = (sets: readonly Compiled<FieldSetPlan>[]): string[] => rowsOfTables(sets.flatMap(codesOf));

const rowsOfTables = (codes: readonly Code[]): string[] =>
  [...new Set(codes.flatMap(({ rows = [] }) => rows))].map((rows) => `const ${rowsName(rows)} = ${rows};`);

/** The identifier of some rows. */
const rowsName = (rows: string): string => `rows_${createHash('sha256').update(rows).digest('hex').slice(0, 12)}`;

/** The parts of `engine/expressions` that some sets need; empty without expressions. */
function expressionImports(sets: readonly Compiled<FieldSetPlan>[], src: string): string[] {
  const codes = sets.flatMap(codesOf);
  if (codes.length === 0) return [];
  const bounded = sets.flatMap(assertsOf).some(({ bound }) => bound !== undefined);
  return ['run', ...(bounded ? ['bounds'] : []), ...modulesIn(joinedCode(codes))].map(
    (name) => `import * as ${name} from ${JSON.stringify(join(src, 'shared/engine/expressions', `${name}.ts`))};`,
  );
}

const pluginsOf = (sets: readonly Compiled<FieldSetPlan>[]): string[] =>
  [
    ...new Set(
      sets.flatMap(({ plan, asserts = [] }) =>
        plan.rules.map(({ plugin }) => plugin).filter((plugin) => !asserts.some(({ rule }) => rule === plugin)),
      ),
    ),
  ].sort();

const pluginImports = (plugins: readonly string[], src: string): string[] => [
  ...plugins.map(
    (plugin) => `import ${variable(plugin)} from ${JSON.stringify(join(src, 'plugins', plugin, 'index.ts'))};`,
  ),
  ...(plugins.length > 0
    ? [`import { shelteredEstimate, shelteredRule } from ${JSON.stringify(join(src, 'shared/engine/sheltered.ts'))};`]
    : []),
];

const variable = (plugin: string): string => `plugin_${plugin.replaceAll('-', '_')}`;
