import type { FieldPlan, FieldSet, SendingForm } from '../../plan/form.ts';
import type { FormFingerprint } from '../../plan/lead.ts';
import type { Message } from '../../plan/message.ts';
import type { WizardModule } from '../../plan/wizard.ts';
import type { OfferedById } from './catalog.ts';

/** A wizard that may send a lead. */
export type LeadWizard = WizardModule & { readonly shown: FormFingerprint };

/** A form or wizard that may send a lead. */
export type LeadForm = (SendingForm | LeadWizard) & {
  /** Words that stood beside its consent box before, by version. */
  readonly formerConsent?: Readonly<Record<string, string>>;
  /** By field that names an item of a catalog: the words that say which it is. */
  readonly offers?: Readonly<Record<string, Message>>;
};

/** What a lead may say: its forms, and the items that it can ask about. */
export interface LeadTerms {
  readonly forms: LeadForms;
  readonly offered: OfferedById;
}

/** The forms and wizards that may send a lead, by id. */
export type LeadForms = Readonly<Record<string, LeadForm>>;

/** What is asked together: all fields of a form, those of each step of a wizard. */
export const setsOf = (form: LeadForm): readonly FieldSet[] => ('steps' in form ? form.steps : [form]);

/** Where the answer to a field is in the body of a lead, and the name of its label. */
export function placeIn(form: LeadForm, name: string): { readonly path: readonly string[]; readonly label: string } {
  const path = fieldsOf(form)[name]?.inObject ?? [name];
  return { path, label: path.join('.') };
}

/** The fields of a form, or of all steps of a wizard. */
export const fieldsOf = (form: LeadForm): Readonly<Record<string, FieldPlan>> =>
  Object.assign({}, ...setsOf(form).map(({ plan }) => plan.fields)) as Record<string, FieldPlan>;
