import { fieldOf, schemaErrors } from '../../../shared/engine/ajv-errors.ts';
import { ownerOf } from '../../../shared/engine/answers.ts';
import { rowsOf, splitRowField } from '../../../shared/engine/rows.ts';
import { asks, stepsFor } from '../../../shared/engine/settle.ts';
import { visibleFields } from '../../../shared/engine/visible.ts';
import type { Answer, Answers } from '../../../shared/plan/answers.ts';
import type { FieldSchema, FieldSet, FormModule } from '../../../shared/plan/form.ts';
import { requirementOf, valueSaid } from '../../../shared/conditions/rules.ts';
import { valueWords } from '../words/values.ts';
import type { AskedAgain } from './report.ts';

type Reason = Pick<AskedAgain, 'why' | 'because'>;

/** Both versions of a form or wizard, as browsers run them. */
export interface Versions {
  readonly was: FormModule;
  readonly is: FormModule;
  /** Whether the new version names answers that are gone to visitors who come back. */
  readonly isTelling: boolean;
}

/** Why a restored draft lacks an answer that it had. `now`: the restored answers. */
export function whyLost(name: string, draft: Answers, now: Answers, { was, is }: Versions): Reason {
  const field = ownerOf(name);
  const [old, set] = [askingFor(was, field), askingFor(is, field)];
  if (!set) return isGone(field, old, { was, is });
  const within = splitRowField(name);
  if (within.inner !== '') {
    const row = rowsOf(draft, field)[within.index] ?? {};
    return inSet(within.inner, row[ownerOf(within.inner)], old?.rows?.sets[field], set.rows?.sets[field]) ?? hidden;
  }
  if (set.plan.fields[field]?.private !== undefined && old?.plan.fields[field]?.private === undefined)
    return { why: 'private', because: 'it is private now, and private answers never stay on a device' };
  const asked = stepsFor(is, now).find((step) => asks(step, field));
  return (
    inSet(field, draft[field], old, set) ??
    (asked === undefined
      ? { why: 'hidden', because: `these visitors do not come to the step "${titleOf(is, set.plan.id)}"` }
      : !visibleFields(asked, now).has(field)
        ? hidden
        : {
            why: 'offered',
            because: `${answerSaid(draft[field], field, old)} is not offered with their other answers`,
          })
  );
}

const hidden: Reason = { why: 'hidden', because: 'these visitors are not asked it' };

/** The title of a step, or its id. */
export const titleOf = ({ steps }: FormModule, id: string): string =>
  steps.find(({ plan }) => plan.id === id)?.plan.title ?? id;

export const askingFor = ({ steps }: FormModule, field: string) => steps.find((step) => asks(step, field));

/** Names the new question that looks like the one that is gone, because config does not say that it was renamed. */
function isGone(field: string, old: FieldSet | undefined, { was, is }: Pick<Versions, 'was' | 'is'>): Reason {
  const like = is.steps.flatMap(({ plan }) =>
    Object.keys(plan.fields).filter(
      (name) =>
        !askingFor(was, name) && JSON.stringify(plan.schema.properties[name]) === JSON.stringify(ownSchema(old, field)),
    ),
  );
  const renamed = like.length === 1 ? `: perhaps it is called ${like[0]!} now, which no draft follows` : '';
  return { why: 'gone', because: `the question is gone${renamed}` };
}

const ownSchema = (set: FieldSet | undefined, field: string): FieldSchema | undefined =>
  set?.plan.schema.properties[field];

/** Why the schema of a question refuses an answer; undefined if it does not. */
function inSet(
  field: string,
  value: Answer | undefined,
  old: FieldSet | undefined,
  set: FieldSet | undefined,
): Reason | undefined {
  if (!set || !Object.hasOwn(set.plan.fields, field)) return { why: 'gone', because: 'the question is gone' };
  const failed = schemaErrors(set, { [field]: value })
    .filter((error) => fieldOf(error) === field && error.keyword !== 'required')
    .map(({ keyword }) => keyword);
  const [first] = failed;
  if (first === undefined) return undefined;
  if (failed.includes('type')) return { why: 'type', because: 'its answer is of another type now' };
  const [schema, before] = [ownSchema(set, field), ownSchema(old, field)];
  if (failed.includes('enum')) return { why: 'option', because: optionGone(field, value, old, schema) };
  const [rule, ruleBefore] = [schema, before].map((one) => ruleIn(one, first));
  const asked = requirementOf(first, rule) ?? 'be another one';
  return {
    why: 'rule',
    because: `it must ${asked}${ruleBefore === undefined ? '' : ` (before: ${valueSaid(ruleBefore)})`}`,
  };
}

/** The value of a rule of an answer, or of the items of a list. */
const ruleIn = (schema: FieldSchema | undefined, keyword: string): unknown => {
  const [own, items] = [schema, schema?.items] as readonly (Readonly<Record<string, unknown>> | undefined)[];
  return own?.[keyword] ?? items?.[keyword];
};

function optionGone(field: string, value: Answer | undefined, old: FieldSet | undefined, schema?: FieldSchema): string {
  const offered = schema?.enum ?? schema?.items?.enum ?? [];
  const gone = [value].flat().filter((one) => !offered.some((option) => option === one)) as (string | number)[];
  return `${gone.map((one) => answerSaid(one, field, old)).join(', ')} can no longer be chosen`;
}

/** An answer in quotes, as the visitor read it. */
function answerSaid(value: Answer | undefined, field: string, set: FieldSet | undefined): string {
  const choices = set?.plan.fields[field]?.choices ?? [];
  return [value]
    .flat()
    .map((one) => valueWords(choices.find((option) => option.value === one)?.label ?? one))
    .join(', ');
}
