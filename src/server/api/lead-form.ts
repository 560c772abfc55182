import type { FieldPlan, SendingForm } from '../../shared/plan/form.ts';
import type { Message } from '../../shared/plan/message.ts';
import type { OfferedById } from './catalog.ts';

/** A form or wizard that may send a lead. */
export type LeadForm = SendingForm & {
  /** Words that stood beside its consent box before, by version. */
  readonly formerConsent?: Readonly<Record<string, string>>;
  /** The words of an error for which config has none of its own. */
  readonly invalid?: string;
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

/** Where the answer to a field is in the body of a lead, and the name of its label. */
export function placeIn(form: LeadForm, name: string): { readonly path: readonly string[]; readonly label: string } {
  const path = fieldsOf(form)[name]?.inObject ?? [name];
  return { path, label: path.join('.') };
}

/** The fields of all steps of a form. */
export const fieldsOf = ({ steps }: LeadForm): Readonly<Record<string, FieldPlan>> =>
  Object.assign({}, ...steps.map(({ plan }) => plan.fields)) as Record<string, FieldPlan>;
