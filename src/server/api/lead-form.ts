import type { FormModule } from '../../plan/form.ts';
import type { Message } from '../../plan/message.ts';
import type { OfferedById } from './catalog.ts';

/** A form that may send a lead. */
export interface LeadForm extends FormModule {
  /** Words that stood beside its consent box before, by version. */
  readonly formerConsent?: Readonly<Record<string, string>>;
  /** By field that names a policy or a term plan: the words that say which it is. */
  readonly offers?: Readonly<Record<string, Message>>;
}

/** What a lead may say: its forms, and the policies and term plans that it can ask about. */
export interface LeadTerms {
  readonly forms: LeadForms;
  readonly offered: OfferedById;
}

/** The forms that may send a lead, by id. */
export type LeadForms = Readonly<Record<string, LeadForm>>;
