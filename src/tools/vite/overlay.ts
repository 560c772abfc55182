/// <reference types="vite/client" />
import { printProblem } from '../../shared/problems/print.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { counted } from '../../shared/problems/show.ts';
import { helloEvent, problemsEvent } from './hot.ts';

/**
 * In development, shows every problem of the config over the page, which stays as it was when the config was last good.
 * Escape or a click beside the problems closes it, to look at that page; the next problems bring it back.
 */
const name = 'config-problems';
const style = `
  :host {
    position: fixed; inset: 0; z-index: 2147483647; overflow: auto; padding: 4vh 16px;
    display: grid; place-items: start center; background: rgb(10 17 27 / 75%);
  }
  section {
    inline-size: min(100%, 900px); padding: 24px; border-radius: 12px; border-block-start: 4px solid #ff8a80;
    background: #162131; color: #e8edf3; font: 14px/1.5 ui-monospace, monospace;
  }
  h2 { margin: 0 0 16px; font: 600 18px/1.3 system-ui, sans-serif; }
  pre { margin: 0 0 16px; overflow-x: auto; }
  p { margin: 0; color: #a9b6c6; }
`;

function close(): void {
  document.querySelector(name)?.remove();
  window.removeEventListener('keydown', closeOnEscape, true);
}

/** Before the page hears of the key, so that nothing below is closed with it. */
function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  close();
}

function show(problems: readonly Problem[]): void {
  close();
  if (problems.length === 0) return;
  const host = document.createElement(name);
  const root = host.attachShadow({ mode: 'open' });
  const section = document.createElement('section');
  section.append(
    element('h2', `${counted(problems.length, 'problem')} in config`),
    ...problems.map((problem) => element('pre', printProblem(problem))),
    element('p', 'Escape or a click beside this box closes it. The next save brings it back.'),
  );
  // Seen from outside, a click on the box is one on the host too; so those on the box end there.
  host.addEventListener('click', close);
  section.addEventListener('click', (event) => event.stopPropagation());
  window.addEventListener('keydown', closeOnEscape, true);
  root.append(element('style', style), section);
  document.body.append(host);
}

function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

import.meta.hot?.on(problemsEvent, show);
import.meta.hot?.send(helloEvent);
