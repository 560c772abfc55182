import { maxFileBytes, UPLOAD } from '../../../shared/engine/files.ts';
import type { FieldPlan, FieldSchema, FieldSet } from '../../../shared/plan/form.ts';
import type { LeadForm, LeadForms } from '../lead-form.ts';

/** Limits of a lead with files. */
export interface UploadLimits {
  readonly files: number;
  /** Of one file, in bytes. */
  readonly file: number;
  /** Of all files of a lead, in bytes. */
  readonly all: number;
}

/** A field with uploads. */
export interface UploadField {
  readonly plan: FieldPlan;
  /** Its name among the files of a lead, with # for the number of a row: photos.#.picture. */
  readonly name: string;
  /** Maximum number of its files, in all rows. */
  readonly most: number;
  /** In a wizard: the step with the field. */
  readonly step?: string;
}

/** The upload fields of a form or wizard. */
export const uploadFieldsOf = (form: LeadForm): UploadField[] =>
  form.steps.flatMap((step) =>
    uploadsIn(step).map((field) => ({ ...field, ...(form.plan.wizard && { step: step.plan.id }) })),
  );

const uploadsIn = ({ plan: { fields, schema }, rows }: FieldSet): UploadField[] =>
  Object.values(fields).flatMap((plan) => {
    const [most, row] = [mostOf(schema.properties[plan.name]), rows?.sets[plan.name]];
    const name = (plan.inObject ?? [plan.name]).join('.');
    if (row) return uploadsIn(row).map((one) => ({ ...one, name: `${name}.#.${one.name}`, most: most * one.most }));
    return plan.widget === UPLOAD ? [{ plan, name, most }] : [];
  });

const mostOf = (schema: FieldSchema | undefined): number => (schema?.type === 'array' ? (schema.maxItems ?? 0) : 1);

/** The limits for all leads: those of the form that allows most. Undefined if no form has uploads. */
export function uploadLimitsOf(forms: LeadForms): UploadLimits | undefined {
  const all = Object.values(forms).map((form) =>
    uploadFieldsOf(form).map(({ plan, most }) => ({ most, bytes: maxFileBytes(plan) })),
  );
  const files = Math.max(0, ...all.map((fields) => totalOf(fields.map(({ most }) => most))));
  if (files === 0) return undefined;
  return {
    files,
    file: Math.max(...all.flat().map(({ bytes }) => bytes)),
    all: Math.max(...all.map((fields) => totalOf(fields.map(({ most, bytes }) => most * bytes)))),
  };
}

const totalOf = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
