import type { FormModule } from '../../plan/form.ts';

/** A form that may send a lead. */
export interface LeadForm extends FormModule {
  /** Words that stood beside its consent box before, by version. */
  readonly formerConsent?: Readonly<Record<string, string>>;
}

/** The forms that may send a lead, by id. */
export type LeadForms = Readonly<Record<string, LeadForm>>;
