/**
 * Counts what a visit meets: pages, steps, messages, ends and offers, each at most once while the document is loaded.
 * Sends the names when the page is left: no identifier, no cookie, no storage, no time, not where a visitor came from.
 * The early script loads it once the page is at rest. It reads the page and changes nothing in it.
 */
import type { InsightEntry } from '../../shared/plan/insights.ts';
import type { RESULT } from '../../shared/engine/wizard/edit.ts';

/** By its type only: an import would load the code of wizards. */
const end: typeof RESULT = 'Result';

/** The most entries of a beacon that the server takes. */
const maxEntries = 100;

const html = document.documentElement;

/** All entries of this document, and those that are not sent yet. */
const entries = new Set<string>();
let news: string[] = [];

/** Reloads and the way back show what was counted before: what is there at first does not count again. */
let returns = /^(re|b)/.test((performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type);

/** By form or wizard: its page, its step, and the number of the step. */
const places = new Map<string, readonly [page: string, step: string, number: number]>();
/** The forms and wizards that are shown. */
let shown: string[] = [];

/**
 * The elements that are not in a closed panel. Asks the document only: asking for sizes would lay the page out once
 * more while the visitor waits, and waiting for the next paint would miss a step that is left within a frame.
 */
const elements = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => !element.closest('[hidden],details:not([open]),dialog:not([open])'),
  );

/** Counts something once. */
function count(...insight: InsightEntry): void {
  const entry = JSON.stringify(insight);
  if (!entries.has(entry)) news.push(entry);
  entries.add(entry);
}

/** Counts what the page shows now. Forms and steps are as the visitor sees them once React has hydrated them. */
function look(): void {
  const { pageName: page, ready } = html.dataset as { pageName: string; ready?: string };
  count('entered', page);
  if (ready !== undefined) {
    shown = elements('[data-wizard],[data-form]:not([data-wizard] *)').map((element) => lookAt(page, element));
    if (elements('[data-block=offers] article')[0]) count('offers', page);
  }
  if (returns) news = [];
  returns &&= ready === undefined;
}

/** Counts the step that a form or wizard shows, and how the one before was left. Returns its id. */
function lookAt(page: string, element: HTMLElement): string {
  const [form, step] = stepOf(element);
  const [, before, at = 0] = (shown.includes(form) && places.get(form)) || [];
  if (before === step) return form;
  // An exit has no number: it is after its step. The end is after all steps.
  const number = step === end ? Infinity : (element.querySelector('progress')?.value ?? at + 0.5);
  places.set(form, [page, step, number]);
  if (before && before !== end) count(number > at ? 'forward' : 'back', page, form, before);
  if (step === end) count('finished', page, form);
  else count('entered', page, form, step);
  return form;
}

/** The form or wizard, and its step; a form is its own step. */
function stepOf({ dataset: { wizard, form = wizard, step = form } }: HTMLElement): [form: string, step: string] {
  return [form!, step!];
}

if (!(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl && navigator.doNotTrack !== '1') {
  look();
  new MutationObserver(look).observe(html, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-step', 'data-page-name', 'data-ready'],
  });
  addEventListener('site:refused', ({ target, detail }) => {
    const form = target as HTMLElement;
    const at = stepOf(form.closest<HTMLElement>('[data-wizard]') ?? form);
    // An error without words belongs to the one message of its refusal.
    for (const { field, keyword, message } of detail)
      count('message', html.dataset.pageName!, ...at, message && field.replace(/\.\d+/g, ''), keyword);
  });
  addEventListener('site:finished', ({ detail: form }) => {
    // The actions of a form may have led to another page.
    const [page, step] = places.get(form) ?? [html.dataset.pageName!, form];
    if (step !== end) count('forward', page, form, step);
    count('finished', page, form);
  });
  // The browser sends it even after the page is gone.
  const send = (): void => {
    look();
    if (news[0])
      navigator.sendBeacon(
        '/api/insights',
        new Blob([`[${news.splice(0, maxEntries)}]`], { type: 'application/json' }),
      );
  };
  addEventListener('pagehide', send);
  addEventListener('visibilitychange', () => document.hidden && send());
}
