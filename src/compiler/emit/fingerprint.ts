import { createHash } from 'node:crypto';
import { consentWords } from '../../shared/engine/texts.ts';
import type { FormFingerprint } from '../../shared/plan/lead.ts';
import type { CompiledForm } from '../compile/form.ts';

/**
 * Identifies the form or wizard that a visitor saw: a hash of its plan, and a hash of the text beside the consent box,
 * which may be in any step.
 */
export function fingerprint(form: CompiledForm): FormFingerprint {
  const [box] = form.steps.flatMap(({ plan: { fields, schema } }) =>
    Object.values(fields).filter(({ name, required }) => required && schema.properties[name]?.const === true),
  );
  return {
    config: hash(form),
    ...(box && { consent: { field: box.name, version: consentVersion(consentWords(box)) } }),
  };
}

/** Identifies the text of a consent. */
export const consentVersion = (words: string): string => hash(words);

const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
