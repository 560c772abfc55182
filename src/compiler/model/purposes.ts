import type { CheckedForm, CheckedWizard } from '../check/checked.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { formModel } from './form-model.ts';
import type { FieldModel, FormModel } from './types.ts';

/** A field whose answer is sent, and what for; without a purpose if config says none. */
export interface SentField {
  readonly field: FieldModel;
  /** Its label, after that of the rows or the group that it is in. */
  readonly label: string;
  readonly purposes: readonly string[];
}

/** Whether a form or wizard sends its answers. */
export const isPosted = ({ id }: Pick<FormModel, 'id'>, { site }: Pick<SymbolTable, 'site'>): boolean =>
  site?.data.posts?.includes(id) ?? false;

/** The box by which a visitor consents to the form: the first that must be ticked. */
export const consentBox = ({ fields }: Pick<FormModel, 'fields'>): FieldModel | undefined =>
  [...fields.values()].find(({ required, schema }) => required && (schema.const as unknown) === true);

/** The fields whose answers a form sends, those of rows one by one. The consent itself is none: it is the agreement. */
export function sentFields(model: FormModel): SentField[] {
  const box = consentBox(model);
  const asked = [...model.fields.values()].filter((field) => field !== box);
  return sentOf(asked, purposesNamed(model.source.data.purpose) ?? []);
}

const sentOf = (fields: readonly FieldModel[], inherited: readonly string[], of?: string): SentField[] =>
  fields
    .filter(({ ui, widget }) => ui.sent !== false && widget !== 'note')
    .flatMap((field) => {
      const purposes = purposesNamed(field.ui.purpose) ?? inherited;
      const label = sentLabel(field, of);
      return field.rows ? sentOf([...field.rows.fields.values()], purposes, label) : [{ field, label, purposes }];
    });

/** The label without the answers that it prints, because the notice is the same for all visitors. */
function sentLabel({ name, schema, ui }: FieldModel, of: string | undefined): string {
  const own = typeof ui.summary === 'string' ? ui.summary : (schema.title ?? name).replace(/\{[^}]*\}/g, '…');
  return [of ?? ui.group, own].filter(Boolean).join(': ');
}

const purposesNamed = (purpose: string | readonly string[] | undefined): readonly string[] | undefined =>
  typeof purpose === 'string' ? [purpose] : purpose;

/** Whether the notice of the site's purposes is beside a field: the consent box of a form that is sent. */
export function isNoticed(field: FieldModel, symbols: SymbolTable): boolean {
  if (symbols.site?.data.leads?.purposes === undefined || !canShowNotice(field, symbols)) return false;
  return postedForms(symbols).some((source) => consentBox(formModel(source)) === field);
}

/** Whether the control of a field can show a notice: `x-noticed-by` in its contract. */
export const canShowNotice = ({ widget }: FieldModel, { contracts }: Pick<SymbolTable, 'contracts'>): boolean =>
  contracts.schemas.get(`fields/${widget}.schema.json`)?.['x-noticed-by'] !== undefined;

/** The forms and wizards that send their answers. */
export const postedForms = ({
  site,
  forms,
  wizards,
}: Pick<SymbolTable, 'site' | 'forms' | 'wizards'>): (CheckedForm | CheckedWizard)[] =>
  (site?.data.posts ?? []).flatMap((id) => forms.get(id) ?? wizards.get(id) ?? []);
