import type { FormModule } from '../../plan/form.ts';

/** The forms that may send a lead, by id. */
export type LeadForms = Readonly<Record<string, FormModule>>;
