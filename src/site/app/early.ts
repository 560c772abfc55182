/**
 * The first script of a page, a file of its own because it must be there long before the site's script, and small. On a
 * page where nothing happens before it is touched, it loads all others once they are needed. What a visitor presses in
 * the prerendered page waits in the attribute `data-pending` of the button or form, and is pressed again once React has
 * taken over the part of the page that it stands in. Links and buttons of popovers work without script and never wait;
 * nor does what stands above the page, which this script runs itself. When the script fails, or takes too long, the
 * page becomes what it is without JavaScript: see utilities.css.
 */

import { runMenu } from '../render/layout/menu.ts';
import { runSubmenus } from '../render/layout/submenus.ts';

/** How long a press waits, in ms, before the visitor reads how to go on without the script. */
const PATIENCE = 20_000;

const { documentElement: page } = document;

/** React marks the elements that it has taken over. */
const isTaken = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'));

const isStarted = (): boolean => {
  const first = document.getElementById('root')?.firstElementChild;
  return Boolean(first && isTaken(first));
};

/** What React draws that does nothing without script. Links, popovers and what unfolds are the browser's own. */
const button = '#root button:not([popovertarget])';

/** Keeps a press on what React has not taken over yet: once, however often it comes. */
function keep(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element)) return;
  const owner = type === 'submit' ? target : target.closest(button);
  if (!owner || isTaken(owner)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (page.dataset.script === 'failed' || owner.hasAttribute('data-pending')) return;
  load();
  owner.setAttribute('data-pending', '');
  owner.setAttribute('aria-busy', 'true');
  setTimeout(() => owner.hasAttribute('data-pending') && giveUp(owner), PATIENCE);
}

/** The scripts of a page that can do without them until it is touched: the one that runs first, and what it imports. */
const waiting = document.querySelector<HTMLScriptElement>('script[data-later]')?.dataset.later?.split(' ');

/** Loads what waits, once. */
function load(): void {
  const [script, ...modules] = waiting?.splice(0) ?? [];
  if (script === undefined) return;
  for (const href of modules)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  import(/* @vite-ignore */ script).catch(fail);
}

const needing = `${button}, input, select, textarea`;

const touch = ({ target }: Event): void => {
  if (target instanceof Element && target.closest(needing)) load();
};

/** What waits for its script until the visitor comes near it, such as a form at the end of the page. */
function watchNear(): void {
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) load();
    },
    { rootMargin: '400px' },
  );
  for (const part of document.querySelectorAll('[data-near]')) near.observe(part);
}

/** Whether the whole script costs the visitor nothing that they notice: under a second, and no data that they save. */
function isFast(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; rtt?: number; downlink?: number } };
  if (connection) return !connection.saveData && (connection.rtt ?? 0) <= 100 && (connection.downlink ?? 10) >= 2;
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document !== undefined && document.responseStart - document.requestStart <= 100;
}

/** At rest after the page is loaded, its script comes by itself, so that other pages come without a reload. */
function atRest(): void {
  if (isFast()) setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(load) : load()), 200);
}

function release(owner: Element): void {
  owner.removeAttribute('data-pending');
  owner.removeAttribute('aria-busy');
}

const pending = (): Element[] => [...document.querySelectorAll('[data-pending]')];

/** Plays what waits where React has taken over by now. What is gone from the page is not found, and so dropped. */
function play(): void {
  delete page.dataset.script;
  for (const owner of pending().filter(isTaken)) {
    release(owner);
    // React may still be taking over what is around it. It does so at once for an event, and that may replace it.
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

/** Nothing waits any longer: the page shows what it shows without JavaScript. */
function fail(): void {
  page.dataset.script = 'failed';
  pending().forEach(release);
}

runSubmenus();
runMenu();
addEventListener('click', keep, true);
addEventListener('submit', keep, true);
if (waiting) {
  page.dataset.script = 'waits';
  for (const type of ['pointerover', 'pointerdown', 'focusin']) addEventListener(type, touch, { passive: true });
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', watchNear);
  else watchNear();
  if (document.readyState === 'complete') atRest();
  else addEventListener('load', atRest);
}
document.addEventListener('site:ready', play);
document.addEventListener('site:failed', fail);
// A script that could not be loaded; such an error does not bubble.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && !isStarted() && fail(), true);
