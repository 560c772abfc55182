import { flatAnswers } from '../../shared/engine/flat-answers.ts';
import type { OwnAnswer, OwnRequest } from '../../shared/plan/lead.ts';
import type { OwnLead } from '../leads/store.ts';
import { correctable } from './correction.ts';
import { answerPlace, type LeadForms } from './lead-form.ts';

/** A stored lead as its sender sees it: the questions as they were read, and no note of ours. */
export function ownRequest({ lead, receivers, isWaiting }: OwnLead, forms: LeadForms): OwnRequest {
  const { reference, at, page, language, consent, withdrawn, corrected, labels, files = [] } = lead;
  const box = consentBox(lead.form, forms);
  const words = box === undefined ? undefined : labels[box]?.question;
  const mayCorrect = correctable(lead, forms);
  const isFile = new Set(files.map(({ field }) => field));
  return {
    reference,
    at,
    page,
    ...(language !== undefined && { language }),
    answers: Object.entries(flatAnswers(lead.answers)).flatMap(([field, value]): OwnAnswer[] => {
      if (field === box || isFile.has(field)) return [];
      const { question = field, answer } = labels[field] ?? {};
      return [{ field, question, value: value as OwnAnswer['value'], ...(answer !== undefined && { answer }) }];
    }),
    files: files.map(({ name, type, size }) => ({ name, type, size })),
    ...(consent && { consent: { ...consent, ...(words !== undefined && { words }) } }),
    ...(withdrawn !== undefined && { withdrawn }),
    ...(corrected !== undefined && { corrected }),
    ...(mayCorrect && { correctable: mayCorrect }),
    receivers,
    isWaiting,
  };
}

/** The name of the consent box of a form, which is the label of the words that were agreed to. */
function consentBox(id: string, forms: LeadForms): string | undefined {
  const form = Object.hasOwn(forms, id) ? forms[id] : undefined;
  return form?.shown.consent && answerPlace(form, form.shown.consent.field).label;
}
