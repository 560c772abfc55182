import { signaturePattern } from '../../../shared/engine/signature.ts';
import { maxFileBytes, typesOf } from '../../../shared/engine/files.ts';
import { invisibleCharacters, unseenInLine } from '../../../shared/engine/unseen.ts';
import type { LeadGuard } from '../../../shared/plan/config.generated.ts';
import type { FieldSchema, Step } from '../../../shared/plan/form.ts';
import type { OfferedById } from '../catalog.ts';
import type { LeadForm, LeadForms, LeadTerms } from '../lead-form.ts';
import { uploadFieldsOf } from '../uploads/limits.ts';
import { ref } from './paths.ts';

/** The schema of each form's leads, which extends the schema of every lead, by schema name. */
export function formLeadSchemas({ forms, offered }: LeadTerms, guard: LeadGuard | undefined): Record<string, object> {
  return Object.fromEntries(
    Object.entries(forms).map(([id, form]) => [`Lead.${id}`, formLeadSchema(id, form, offered, guard)]),
  );
}

function formLeadSchema(id: string, form: LeadForm, offered: OfferedById, guard: LeadGuard | undefined): object {
  const { config, consent } = form.shown;
  const { formerConsent = {} } = form;
  return {
    allOf: [ref('Lead')],
    required: [...(consent ? ['consent'] : []), ...(guard ? ['trap', 'spent'] : [])],
    properties: {
      form: { const: id },
      answers: answersSchema(form, offered),
      consent: consent ? { properties: { version: versionSchema(consent.version, formerConsent) } } : false,
      config: { description: `The form as the visitor saw it; now ${config}.` },
      ...(guard && {
        trap: { const: '', description: 'The content of the hidden field.' },
        spent: { minimum: guard.fillTime, description: 'How long the form was shown, in ms.' },
      }),
    },
  };
}

/** Other versions are refused with `unusable-consent`. */
const versionSchema = (now: string, former: Readonly<Record<string, string>>): object => ({
  description: `The words that were agreed to; now ${now}.`,
  enum: [now, ...Object.keys(former)],
});

/** The schema of the answers of all steps, with their objects and rows. */
function answersSchema(form: LeadForm, offered: OfferedById): object {
  const { offers = {} } = form;
  const items = (name: string) => Object.hasOwn(offers, name) && { enum: [...offered.keys()] };
  return schemaOfSets(form.steps, (name, field) => ({ ...withKnownFormat(field), ...items(name) }));
}

interface ObjectSchema {
  readonly type: 'object';
  readonly additionalProperties: false;
  readonly required: string[];
  readonly properties: Record<string, object>;
}

const emptyObject = (): ObjectSchema => ({ type: 'object', additionalProperties: false, required: [], properties: {} });

/**
 * The schema of the fields of sets. Fields with a condition, or in a step with one, are not listed as required, because
 * they are required only if the condition holds. An object is required if one of its fields is.
 */
function schemaOfSets(sets: readonly Step[], schemaOf: (name: string, field: FieldSchema) => object): ObjectSchema {
  const root = emptyObject();
  for (const { plan, rows } of sets)
    for (const [name, field] of Object.entries(plan.schema.properties)) {
      const { inObject = [name], when } = plan.fields[name] ?? {};
      const isRequired = plan.schema.required.includes(name) && plan.when === undefined && when === undefined;
      let holder = root;
      for (const [depth, key] of inObject.entries()) {
        if (isRequired && !holder.required.includes(key)) holder.required.push(key);
        if (depth === inObject.length - 1) continue;
        if (!Object.hasOwn(holder.properties, key)) holder.properties[key] = emptyObject();
        holder = holder.properties[key] as ObjectSchema;
      }
      const row = rows?.sets[name];
      const known = schemaOf(name, field);
      holder.properties[inObject.at(-1)!] = row ? { ...known, items: schemaOfSets([row], schemaOf) } : known;
    }
  return root;
}

/** The multipart parts with files, by field name. In rows, the sign # in a name is the number of the row. */
export const fileParts = (forms: LeadForms): Record<string, object> =>
  Object.fromEntries(
    Object.values(forms)
      .flatMap(uploadFieldsOf)
      .map(({ plan, name, most }) => [
        name,
        {
          type: 'array',
          maxItems: most,
          description: `Files of at most ${maxFileBytes(plan)} bytes: ${typesOf(plan).join(', ')}.`,
          items: { type: 'string', contentMediaType: 'application/octet-stream' },
        },
      ]),
  );

/** The schema of a field, with a pattern in place of our own formats. */
function withKnownFormat({ format, ...schema }: FieldSchema): FieldSchema {
  if (format === 'line' || format === 'lines')
    return { ...schema, pattern: `^[^${format === 'line' ? unseenInLine : invisibleCharacters}]*$` };
  if (format === 'signature') return { ...schema, pattern: signaturePattern(unseenInLine) };
  return format === undefined ? schema : { ...schema, format };
}
