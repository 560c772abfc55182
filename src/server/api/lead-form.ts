import type { FieldPlan, SendingForm } from '../../shared/plan/form.ts';
import type { Message } from '../../shared/plan/message.ts';
import type { OfferedById } from './catalog.ts';

/** A form or wizard that may send a lead. */
export type LeadForm = SendingForm & {
  /** Former texts of its consent box, by version. */
  readonly formerConsent?: Readonly<Record<string, string>>;
  /** The default error message. */
  readonly invalid?: string;
  /** By field with an item id of a catalog: the text that describes the item. */
  readonly offers?: Readonly<Record<string, Message>>;
};

/** The terms of leads: the forms, the items that leads can ask about, and the pages that they come from. */
export interface LeadTerms {
  readonly forms: LeadForms;
  readonly offered: OfferedById;
  /** The language of the forms, if the site has several. */
  readonly language?: string;
  /** Whether the site has a page at this path; without it, any path is one. */
  readonly isPage?: ((path: string) => boolean) | undefined;
}

/** The forms and wizards that may send a lead, by id. */
export type LeadForms = Readonly<Record<string, LeadForm>>;

/** The path of a field's answer in the body of a lead, and the name of its label. */
export function answerPlace(
  form: LeadForm,
  name: string,
): { readonly path: readonly string[]; readonly label: string } {
  const path = leadFields(form)[name]?.inObject ?? [name];
  return { path, label: path.join('.') };
}

/** The fields of all steps of a form. */
export const leadFields = ({ steps }: LeadForm): Readonly<Record<string, FieldPlan>> =>
  Object.assign({}, ...steps.map(({ plan }) => plan.fields)) as Record<string, FieldPlan>;
