import { mostBytes, UPLOAD } from '../../../shared/engine/files.ts';
import type { FieldPlan, FieldSchema } from '../../../shared/plan/form.ts';
import type { LeadForm, LeadForms } from '../lead-form.ts';

/** How much a lead with files may hold at most. */
export interface UploadLimits {
  readonly files: number;
  /** In bytes, of one file. */
  readonly file: number;
  /** In bytes, of all files of a lead. */
  readonly all: number;
}

/** A field whose files are sent. */
export interface UploadField {
  readonly plan: FieldPlan;
  /** How many files it takes. */
  readonly most: number;
  /** Of a wizard: the step that asks for it. */
  readonly step?: string;
}

/** The fields of a form or wizard whose files are sent. */
export const uploadFieldsOf = (form: LeadForm): UploadField[] =>
  form.steps.flatMap(({ plan: { id, fields, schema } }) =>
    Object.values(fields)
      .filter(({ widget }) => widget === UPLOAD)
      .map((plan) => ({ plan, most: mostOf(schema.properties[plan.name]), ...(form.plan.wizard && { step: id }) })),
  );

const mostOf = (schema: FieldSchema | undefined): number => (schema?.type === 'array' ? (schema.maxItems ?? 0) : 1);

/** The limits that hold for every lead: those of the form that takes most. Undefined where no form takes files. */
export function uploadLimitsOf(forms: LeadForms): UploadLimits | undefined {
  const all = Object.values(forms).map((form) =>
    uploadFieldsOf(form).map(({ plan, most }) => ({ most, bytes: mostBytes(plan) })),
  );
  const files = Math.max(0, ...all.map((fields) => sum(fields.map(({ most }) => most))));
  if (files === 0) return undefined;
  return {
    files,
    file: Math.max(...all.flat().map(({ bytes }) => bytes)),
    all: Math.max(...all.map((fields) => sum(fields.map(({ most, bytes }) => most * bytes)))),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
