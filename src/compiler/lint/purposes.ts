import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { FieldModel, FormModel } from '../model/types.ts';
import { canShowNotice, consentBox, isPosted, postedForms, sentFields } from '../model/purposes.ts';
import { formModel } from '../model/form-model.ts';
import { placeOf } from '../read/source.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

/**
 * On a site that declares purposes, checks that every field of a form that is sent has one, that the form asks for
 * consent, and that it says that a parent must fill it in for a child.
 * Problems: purpose/missing, purpose/no-consent, purpose/children, purpose/unneeded
 */
export function lintPurposes(model: FormModel, symbols: SymbolTable): Problem[] {
  const { source } = model;
  const { purposes, notice } = symbols.site?.data.leads ?? {};
  if (!purposes) return [];
  const sent = isPosted(model, symbols) ? sentFields(model) : [];
  const takesDefault = sent.some(({ field }) => field.ui.purpose === undefined);
  const unneeded =
    source.data.purpose !== undefined && !takesDefault
      ? [say.unneededPurpose(placeOf(source, ['purpose'], 'key'))]
      : [];
  if (!isPosted(model, symbols)) return unneeded;
  const contact = sent.find(({ field }) => field.ui.private === 'contact');
  const asksChildren =
    contact !== undefined && notice?.children === undefined && ![...model.fields.values()].some(isAdult);
  return [
    ...unneeded,
    ...sent
      .filter((one) => one.purposes.length === 0)
      .map(({ field }) => say.noPurpose(placeOf(source, field.path, 'key'), field.name, Object.keys(purposes))),
    ...consentOf(model, symbols),
    ...(asksChildren ? [say.asksChildren(placeOf(source, contact.field.path, 'key'), contact.field.name)] : []),
  ];
}

/** Checks that nobody can send the form without the box that has the notice. */
function consentOf(model: FormModel, symbols: SymbolTable): Problem[] {
  const { source, sets } = model;
  const box = consentBox(model);
  if (!box) return [say.noConsent(placeOf(source, ['submit'], 'key'))];
  if (!canShowNotice(box, symbols)) return [say.noNotice(placeOf(source, box.path, 'key'), box.widget)];
  const isSkipped =
    box.ui.when !== undefined ||
    sets.some(({ fields, conditions }) => fields.has(box.name) && conditions.some(({ of }) => of.kind === 'step'));
  return isSkipped ? [say.skippedConsent(placeOf(source, box.path, 'key'), box.name)] : [];
}

/** Whether a field accepts only people of 18 and more: their own date of birth, which everybody must give. */
function isAdult({ ui, required, dates }: FieldModel): boolean {
  const { day, field, plus = 0, unit } = dates?.maximum ?? {};
  const years = unit === 'years' ? plus : unit === 'months' ? plus / 12 : 0;
  const isFromToday = day === undefined && field === undefined;
  return ui.autocomplete === 'bday' && required && ui.when === undefined && isFromToday && years <= -18;
}

/**
 * Checks that every purpose of the site is that of a field.
 * Problem: purpose/unused
 */
export function unusedPurposes(symbols: SymbolTable): Problem[] {
  const { site } = symbols;
  const used = new Set(
    postedForms(symbols).flatMap((source) => sentFields(formModel(source)).flatMap(({ purposes }) => purposes)),
  );
  return Object.keys(site?.data.leads?.purposes ?? {})
    .filter((id) => !used.has(id))
    .map((id) => say.unusedPurpose(placeOf(site!, ['leads', 'purposes', id], 'key'), id));
}
