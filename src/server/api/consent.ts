import type { Consent, ConsentAsked, Label } from '../../shared/plan/lead.ts';
import { consentWords } from '../../shared/engine/texts.ts';
import { timeNow } from '../leads/clock.ts';
import { Problem } from '../http/problem.ts';
import { leadFields, answerPlace, type LeadForm } from './lead-form.ts';

/** How far the clock of a visitor's device may be ahead of ours, in ms. */
const maxClockAhead = 30_000;

/** Maximum age of a consent when its lead arrives, in ms. A phone may be offline for that long. */
const maxConsentAge = 24 * 60 * 60_000;

/** Does not go back with the clock, so that no consent appears to be in the future. */
const steadyNow = (): number => Math.round(timeNow(Date.now(), performance.timeOrigin + performance.now()));

/**
 * Why a consent is not valid: its version is unknown, or its time is impossible. The problem includes the current
 * consent to ask for. Undefined if the consent is valid, or the form has none.
 */
export function consentRefusal(form: LeadForm, consent: Consent | undefined): Problem | undefined {
  const now = steadyNow();
  const fault = consent && faultOf(form, consent, now);
  if (!fault) return undefined;
  const errors = [{ path: `/consent/${fault[0]}`, keyword: fault[0], message: fault[1] }];
  return new Problem('unusable-consent', 'Ask the visitor to agree again.', { errors, consent: askedNow(form, now) });
}

function faultOf(form: LeadForm, { version, at }: Consent, now: number): readonly [keyof Consent, string] | undefined {
  const age = now - Date.parse(at);
  if (!isKnown(form, version)) return ['version', 'No words of this version are known.'];
  if (age < -maxClockAhead) return ['at', 'This time is in the future.'];
  if (age > maxConsentAge) return ['at', 'This time is more than a day ago.'];
  return undefined;
}

/** The label of the consent box: the text of the version that the visitor saw. Empty if the version is unknown. */
export function consentLabel(form: LeadForm, consent: Consent | undefined): Record<string, Label> {
  if (!consent || !isKnown(form, consent.version)) return {};
  const question = form.formerConsent?.[consent.version] ?? wordsToday(form);
  return { [answerPlace(form, form.shown.consent!.field).label]: { question } };
}

/** Whether a form has, or had, the words of a version. */
const isKnown = ({ shown, formerConsent = {} }: LeadForm, version: string): boolean =>
  version === shown.consent!.version || Object.hasOwn(formerConsent, version);

const wordsToday = (form: LeadForm): string => consentWords(leadFields(form)[form.shown.consent!.field]!);

const askedNow = (form: LeadForm, now: number): ConsentAsked => ({
  version: form.shown.consent!.version,
  words: wordsToday(form),
  at: new Date(now).toISOString(),
});
