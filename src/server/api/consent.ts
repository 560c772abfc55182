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
  if (consentText(form, version) === undefined) return ['version', 'No words of this version are known.'];
  if (age < -maxClockAhead) return ['at', 'This time is in the future.'];
  if (age > maxConsentAge) return ['at', 'This time is more than a day ago.'];
  return undefined;
}

/** The label of the consent box: the text of the version that the visitor saw. Empty if the version is unknown. */
export function consentLabel(form: LeadForm, consent: Consent | undefined): Record<string, Label> {
  const words = consent && consentText(form, consent.version);
  return words === undefined ? {} : { [answerPlace(form, form.shown.consent!.field).label]: { question: words } };
}

function consentText(form: LeadForm, version: string): string | undefined {
  const { version: today, words } = askedNow(form, 0);
  const former = form.formerConsent ?? {};
  return version === today ? words : Object.hasOwn(former, version) ? former[version] : undefined;
}

function askedNow(form: LeadForm, now: number): ConsentAsked {
  const { field, version } = form.shown.consent!;
  return { version, words: consentWords(leadFields(form)[field]!), at: new Date(now).toISOString() };
}
