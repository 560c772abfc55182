import type { FieldSet, FormModule } from '../../../shared/plan/form.ts';
import type { ConsentAsked, FormFingerprint } from '../../../shared/plan/lead.ts';

/**
 * A form or step with the consent text that the server now requires; unchanged if it has no box, or this text already.
 * The page may have been opened before they changed. Its first line is the label of the box. The others, with those of
 * the notice, are under it, so that the visitor sees all that has changed without opening anything.
 */
export function askingIn<Set extends FieldSet>(set: Set, { consent }: FormFingerprint, asked: ConsentAsked): Set {
  const { plan } = set;
  const box = consent && plan.fields[consent.field];
  if (!box || asked.version === consent.version) return set;
  const { help: _, notice: __, ...rest } = box;
  const [label = '', ...lines] = asked.words.split('\n');
  const now = { ...rest, label, ...(lines.length > 0 && { help: lines.join('\n') }) };
  return { ...set, plan: { ...plan, fields: { ...plan.fields, [box.name]: now } } };
}

/** The fingerprint with the version of this consent text. */
export const shownAs = (shown: FormFingerprint, { version }: ConsentAsked): FormFingerprint =>
  shown.consent ? { ...shown, consent: { ...shown.consent, version } } : shown;

/** The form with the consent text that the server now requires; unchanged if it requires none. */
export function asking(form: FormModule, asked: ConsentAsked | undefined): FormModule {
  const { shown } = form;
  if (!asked || !shown) return form;
  return { ...form, steps: form.steps.map((step) => askingIn(step, shown, asked)), shown: shownAs(shown, asked) };
}
