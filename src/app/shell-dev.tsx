import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { runMenu } from '../render/layout/menu.ts';
import { runSubmenus } from '../render/layout/submenus.ts';
import { Router } from '../render/router/Router.tsx';
import { useLive } from './hot.ts';
import { End, shell, ShellOf, Top } from './shell.ts';

/** In development, draws what stands around the page, as site.yaml has it now. A built document holds its HTML. */
export function drawShell(root: HTMLElement): void {
  draw(<Top />, 'top', (element) => root.before(element));
  draw(<End />, 'end', (element) => root.after(element));
  runSubmenus();
  runMenu();
}

function draw(part: ReactNode, identifierPrefix: string, place: (element: HTMLElement) => void): void {
  const element = document.createElement('div');
  element.style.display = 'contents';
  place(element);
  const tree = (
    <Router>
      <LiveShell>{part}</LiveShell>
    </Router>
  );
  flushSync(() => createRoot(element, { identifierPrefix }).render(tree));
}

const LiveShell = ({ children }: { children: ReactNode }) => (
  <ShellOf module={useLive('virtual:shell', shell)}>{children}</ShellOf>
);
