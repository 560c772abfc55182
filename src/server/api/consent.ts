import type { Consent, ConsentAsked, Label } from '../../shared/plan/lead.ts';
import { consentWords } from '../../shared/engine/words.ts';
import { Problem } from '../http/problem.ts';
import { fieldsOf, placeIn, type LeadForm } from './lead-form.ts';

/** How far the clock of a visitor's device may be ahead of ours, in ms. */
const farthestAhead = 30_000;

/** How long a consent counts before its lead arrives, in ms. A phone may be offline for that long. */
const longestOnTheWay = 24 * 60 * 60_000;

/** In ms since 1970. When the clock is set back, it goes on: no visitor agreed in the future. */
const steadyNow = (): number => Math.round(Math.max(Date.now(), performance.timeOrigin + performance.now()));

/**
 * Why a consent proves nothing: its words were never ours, or its time cannot be true. The refusal holds what to ask
 * the visitor instead. Undefined when the consent counts, or the form asks for none.
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
  if (wordsOf(form, version) === undefined) return ['version', 'No words of this version are known.'];
  if (age < -farthestAhead) return ['at', 'This time is in the future.'];
  if (age > longestOnTheWay) return ['at', 'This time is more than a day ago.'];
  return undefined;
}

/** The label of the consent box: the words of the version that the visitor saw. None while they are not known. */
export function consentLabel(form: LeadForm, consent: Consent | undefined): Record<string, Label> {
  const words = consent && wordsOf(form, consent.version);
  return words === undefined ? {} : { [placeIn(form, form.shown.consent!.field).label]: { question: words } };
}

function wordsOf(form: LeadForm, version: string): string | undefined {
  const { version: today, words } = askedNow(form, 0);
  const former = form.formerConsent ?? {};
  return version === today ? words : Object.hasOwn(former, version) ? former[version] : undefined;
}

function askedNow(form: LeadForm, now: number): ConsentAsked {
  const { field, version } = form.shown.consent!;
  return { version, words: consentWords(fieldsOf(form)[field]!), at: new Date(now).toISOString() };
}
