/**
 * The first script of a page: a small file of its own, because it must run long before the site's script. On a page
 * that does nothing before it is touched, it loads all other scripts once they are needed. A press in the prerendered
 * page waits in the attribute `data-pending` of the button or form, and is repeated once React has hydrated that part
 * of the page. Links and buttons of popovers work without script and never wait; nor does the header, which this script
 * runs itself. If the site's script fails, or takes too long, the page falls back to its version without JavaScript:
 * see utilities.css.
 */

import { runMenu } from '../render/layout/menu.ts';
import { runSubmenus } from '../render/layout/submenus.ts';

/** How long a press waits, in ms, before the visitor reads how to go on without the script. */
const PATIENCE = 20_000;

const { documentElement } = document;

/** React marks the elements that it has hydrated. */
const isTaken = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'));

const isStarted = (): boolean => {
  const first = document.getElementById('root')?.firstElementChild;
  return Boolean(first && isTaken(first));
};

/** Buttons that need React. Links, popovers and disclosures work in the browser itself. */
const button = '#root button:not([popovertarget])';

/** Queues a press on an element that React has not hydrated yet: once, however often it is pressed. */
function keep(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element)) return;
  const owner = type === 'submit' ? target : target.closest(button);
  if (!owner || isTaken(owner)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (documentElement.dataset.script === 'failed' || owner.hasAttribute('data-pending')) return;
  loadWaiting();
  owner.setAttribute('data-pending', '');
  owner.setAttribute('aria-busy', 'true');
  setTimeout(() => owner.hasAttribute('data-pending') && giveUp(owner), PATIENCE);
}

/** The scripts of a page that can do without them until it is touched: the one that runs first, and what it imports. */
const waiting = document.querySelector<HTMLScriptElement>('script[data-later]')?.dataset.later?.split(' ');

/** Loads the waiting scripts, once. */
function loadWaiting(): void {
  const [script, ...modules] = waiting?.splice(0) ?? [];
  if (script === undefined) return;
  for (const href of modules)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  import(/* @vite-ignore */ script).catch(fail);
}

const needing = `${button}, input, select, textarea`;

const touch = ({ target }: Event): void => {
  if (target instanceof Element && target.closest(needing)) loadWaiting();
};

/** Loads the scripts when the visitor comes near an element that needs them, such as a form at the end of the page. */
function watchNear(): void {
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) loadWaiting();
    },
    { rootMargin: '400px' },
  );
  for (const part of document.querySelectorAll('[data-near]')) near.observe(part);
}

/** Unfolds what the address leads to. Browsers do so after a link, and not after a reload. */
function unfold(): void {
  const details = location.hash && document.getElementById(location.hash.slice(1))?.closest('details');
  if (details) details.open = true;
}

function watchAndUnfold(): void {
  watchNear();
  unfold();
}

/** What some browsers say about the connection. */
const { connection } = navigator as { connection?: { saveData?: boolean; rtt?: number; downlink?: number } };

/**
 * Whether the visitor does not notice the cost of the script: it takes less than a second, and they do not save data.
 */
function isFast(): boolean {
  if (connection) return !connection.saveData && (connection.rtt ?? 0) <= 100 && (connection.downlink ?? 10) >= 2;
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document !== undefined && document.responseStart - document.requestStart <= 100;
}

/** Calls `work` when the browser is idle after the page load. */
function atRest(work: () => void): void {
  const soon = () => setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(work) : work()), 200);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon);
}

/** Loads the script that counts, which is needed by no part of the page. */
function loadInsights(): void {
  const script = document.querySelector<HTMLScriptElement>('script[data-insights]')?.dataset.insights;
  import(/* @vite-ignore */ script!).catch(() => undefined);
}

/** The script of sites with several languages. */
const switches = document.querySelector<HTMLScriptElement>('script[data-switches]')?.dataset.switches;

/** Whether a device keeps something under this key. Storage can be off. */
function has(storage: 'localStorage' | 'sessionStorage', key: string): boolean {
  try {
    return window[storage].getItem(key) !== null;
  } catch {
    return false;
  }
}

/**
 * Loads the script of languages for visitors who have chosen one, who prefer another one, or who press the switch. The
 * press is repeated once the script is there; without it, the link leads to the page itself.
 */
function loadLanguages(event?: Event): void {
  const link = event?.target instanceof Element && event.target.closest<HTMLElement>('a[data-switch], [data-stay]');
  if (!switches || (event && !link)) return;
  removeEventListener('click', loadLanguages, true);
  event?.preventDefault();
  const again = () => link && link.click();
  import(/* @vite-ignore */ switches).then(again, again);
}

const isOther = (): boolean =>
  has('localStorage', 'language') ||
  has('sessionStorage', 'language:answers') ||
  !navigator.language.startsWith(documentElement.dataset.language ?? '') ||
  (document.referrer.startsWith(`${location.origin}/`) && document.querySelector('[data-missing]') !== null);

function release(owner: Element): void {
  owner.removeAttribute('data-pending');
  owner.removeAttribute('aria-busy');
}

const pending = (): Element[] => [...document.querySelectorAll('[data-pending]')];

/** Repeats queued presses on elements that React has hydrated. Elements that left the page are dropped. */
function play(): void {
  delete documentElement.dataset.script;
  documentElement.dataset.ready = '';
  for (const owner of pending().filter(isTaken)) {
    release(owner);
    // React may still be hydrating the parent. It does so at once for an event, which may replace the element.
    owner.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    if (!owner.isConnected) continue;
    if (owner instanceof HTMLFormElement) owner.requestSubmit();
    else if (owner instanceof HTMLElement) owner.click();
  }
}

function giveUp(owner: Element): void {
  if (isStarted()) release(owner);
  else fail();
}

/** Drops the queue: the page falls back to its version without JavaScript. */
function fail(): void {
  documentElement.dataset.script = 'failed';
  pending().forEach(release);
}

addEventListener('click', loadLanguages, true);
if (switches) {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => isOther() && loadLanguages());
  else if (isOther()) loadLanguages();
}
runSubmenus();
runMenu();
addEventListener('click', keep, true);
addEventListener('submit', keep, true);
if (waiting) {
  documentElement.dataset.script = 'waits';
  for (const type of ['pointerover', 'pointerdown', 'focusin']) addEventListener(type, touch, { passive: true });
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', watchAndUnfold);
  else watchAndUnfold();
  // So that other pages open without a reload.
  atRest(() => isFast() && loadWaiting());
}
if (__INSIGHTS__ && !connection?.saveData) atRest(loadInsights);
document.addEventListener('site:ready', play);
document.addEventListener('site:failed', fail);
// A script that could not be loaded; such an error does not bubble.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && !isStarted() && fail(), true);
