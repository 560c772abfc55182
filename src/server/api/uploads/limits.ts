import { maxFileBytes, UPLOAD } from '../../../shared/engine/files.ts';
import type { FieldPlan, FieldSchema } from '../../../shared/plan/form.ts';
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
  /** Maximum number of its files. */
  readonly most: number;
  /** In a wizard: the step with the field. */
  readonly step?: string;
}

/** The upload fields of a form or wizard. */
export const uploadFieldsOf = (form: LeadForm): UploadField[] =>
  form.steps.flatMap(({ plan: { id, fields, schema } }) =>
    Object.values(fields)
      .filter(({ widget }) => widget === UPLOAD)
      .map((plan) => ({ plan, most: mostOf(schema.properties[plan.name]), ...(form.plan.wizard && { step: id }) })),
  );

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
