/// <reference types="vite/client" />
import { printProblem } from '../../shared/problems/print.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { counted } from '../../shared/problems/show.ts';
import { helloEvent, problemsEvent } from './hot.ts';

/**
 * In development, shows all problems of the config over the last good page. Escape or a click outside closes it; the
 * next problems open it again.
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

function closeOverlay(): void {
  document.querySelector(name)?.remove();
  window.removeEventListener('keydown', closeOnEscape, true);
}

/** Handles the key before the page, so that nothing below is closed too. */
function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  closeOverlay();
}

function showProblems(problems: readonly Problem[]): void {
  closeOverlay();
  if (problems.length === 0) return;
  const host = document.createElement(name);
  const root = host.attachShadow({ mode: 'open' });
  const section = document.createElement('section');
  section.append(
    element('h2', `${counted(problems.length, 'problem')} in config`),
    ...problems.map((problem) => element('pre', printProblem(problem))),
    element('p', 'Press Escape or click outside to close this box. The next save opens it again.'),
  );
  // Clicks on the box would bubble to the host, so stop them.
  host.addEventListener('click', closeOverlay);
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

import.meta.hot?.on(problemsEvent, showProblems);
import.meta.hot?.send(helloEvent);
