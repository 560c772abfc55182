import { counted } from '../../../shared/problems/show.ts';
import type { AskedAgain, DraftsReport, FormUnderWay, LeadsReport, StepReport } from './report.ts';

/** A sentence of the report, and what belongs to it. */
export interface Sentence {
  readonly text: string;
  readonly more: readonly string[];
}

/** What a change does to the visitors of a form or wizard, in sentences. */
export function sentencesOf(form: FormUnderWay): readonly Sentence[] {
  const { isGone, kind, drafts, leads, addresses, receiver, consents } = form;
  return [
    ...(isGone && kind === 'wizard' ? [sentence('It is gone: its drafts are never restored')] : []),
    ...(drafts ? aboutDrafts(drafts) : []),
    ...addresses.map(({ path, now }) =>
      sentence(
        `${path} no longer shows a page, so a reload finds nothing${now === undefined ? '' : `; the form is at ${now} now`}`,
        ...(now === undefined ? [] : ['Add the old address to `also:` of the page, and it leads to the new one']),
      ),
    ),
    ...(leads ? aboutLeads(leads) : []),
    ...consents.map(({ language, words }) =>
      sentence(`Visitors who read ${language} must agree to the new words of the consent first`, keeping(words)),
    ),
    ...(receiver.length === 0
      ? []
      : [
          sentence(
            'Their receiver gets other leads from now on; those that are stored, or wait for the webhook, stay as they are',
            ...receiver,
          ),
        ]),
  ];
}

const sentence = (text: string, ...more: readonly string[]): Sentence => ({ text, more });

const keeping = (words: string): string =>
  `If the former words are enough, add them to \`formerConsent:\`, and each lead keeps its own: ${JSON.stringify(words)}`;

function aboutDrafts({ tried, touched, steps, landings }: DraftsReport): Sentence[] {
  if (touched === 0)
    return [sentence(`All ${counted(tried, 'draft')} stay as they are, and open where they were left`)];
  return [
    sentence(`${touched} of ${counted(tried, 'draft')} do not stay as they are`),
    ...steps.filter(({ again }) => again.length > 0).flatMap(aboutStep),
    ...landings.map(({ from, to, drafts }) =>
      sentence(`${counted(drafts, 'draft')} ${drafts === 1 ? 'opens' : 'open'} at "${to}" instead of "${from}"`),
    ),
  ];
}

/** Whether the question is no longer asked, at least not of these visitors. */
const isDropped = ({ why }: AskedAgain): boolean => ['gone', 'hidden'].includes(why);

const isAskedAgain = ({ why }: AskedAgain): boolean =>
  ['option', 'type', 'rule', 'offered', 'private', 'fewer'].includes(why);

/** What happens to answers, in the order in which it is told. */
const groups: readonly (readonly [(one: AskedAgain) => boolean, (count: string, isOne: boolean) => string])[] = [
  [isDropped, (count, isOne) => `${count} ${isOne ? 'is' : 'are'} dropped`],
  [isAskedAgain, (count) => `${count} will be asked again`],
  [({ why }) => why === 'correct', (count) => `${count} must be corrected`],
  [({ why }) => why === 'new' || why === 'required', (count) => `${count} must be given`],
  [
    ({ why }) => why === 'changed' || why === 'default',
    (count, isOne) => `${count} ${isOne ? 'becomes another one' : 'become other ones'}`,
  ],
];

/** Step "Members": 2 answers will be asked again, 5 stay. */
function aboutStep({ title, kept, again }: StepReport): Sentence[] {
  return groups.flatMap(([belongs, says]) => {
    const own = again.filter(belongs);
    if (own.length === 0) return [];
    const fields = new Set(own.map(({ field }) => field)).size;
    const stay = kept === 0 ? '' : `, ${counted(kept, 'other')} ${kept === 1 ? 'stays' : 'stay'}`;
    return sentence(
      `Step "${title}": ${says(counted(fields, 'answer'), fields === 1)}${stay}`,
      ...own.map((one) => `"${one.label}" in ${counted(one.drafts, 'draft')}: ${one.because}${notTold(one)}`),
    );
  });
}

/** A visitor reads which answers are gone where the site or wizard has words for that, and still has the question. */
const notTold = (one: AskedAgain): string =>
  (isDropped(one) || isAskedAgain(one)) && !one.isTold ? '; the visitor is not told' : '';

function aboutLeads({ tried, accepted, agreeAgain, formerWords, lost, refused }: LeadsReport): Sentence[] {
  if (tried === 0) return [sentence('No visitor of ours comes to the end, so no lead of an open page was tried')];
  return [
    ...(accepted === 0
      ? []
      : [
          sentence(
            `${leadsOf(accepted, tried)} accepted${lost.length === 0 ? '' : ', with loss'}`,
            ...(agreeAgain === 0
              ? []
              : [
                  `${counted(agreeAgain, 'visitor')} must agree to the new words of the consent first`,
                  keeping(formerWords!),
                ]),
            ...lost.map(({ label, leads }) => `"${label}" of ${counted(leads, 'lead')} is not stored`),
          ),
        ]),
    ...(refused.length === 0
      ? []
      : [
          sentence(
            `${leadsOf(tried - accepted, tried)} refused, until the visitor reloads the page`,
            ...refused.map(
              ({ label, message, reads, leads }) =>
                `"${label}" of ${counted(leads, 'lead')}: "${message}"${reads === message ? '' : `; the visitor reads "${reads}"`}`,
            ),
          ),
        ]),
  ];
}

/** 3 of 12 leads of open pages are */
const leadsOf = (some: number, all: number): string =>
  `${some === all ? 'All' : `${some} of`} ${counted(all, 'lead')} of open pages ${some === 1 ? 'is' : 'are'}`;
