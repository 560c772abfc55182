import { createHash } from 'node:crypto';
import { consentWords } from '../../engine/words.ts';
import type { FieldSetPlan, FormPlan } from '../../plan/form.ts';
import type { FormFingerprint } from '../../plan/lead.ts';
import type { Compiled, compileWizard } from '../compile/form.ts';

/** Identifies the form that a visitor saw: a hash of its plan, and a hash of the words beside the consent box. */
export const formFingerprint = (form: Compiled<FormPlan>): FormFingerprint => fingerprint(form, [form.plan]);

/** Identifies the wizard that a visitor went through, whose consent box may stand in any step. */
export const wizardFingerprint = (wizard: ReturnType<typeof compileWizard>): FormFingerprint =>
  fingerprint(
    wizard,
    wizard.steps.map(({ plan }) => plan),
  );

function fingerprint(compiled: object, sets: readonly FieldSetPlan[]): FormFingerprint {
  const [box] = sets.flatMap(({ fields, schema }) =>
    Object.values(fields).filter(({ name, required }) => required && schema.properties[name]?.const === true),
  );
  return {
    config: hash(compiled),
    ...(box && { consent: { field: box.name, version: consentVersion(consentWords(box)) } }),
  };
}

/** Identifies the words of a consent. */
export const consentVersion = (words: string): string => hash(words);

const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
