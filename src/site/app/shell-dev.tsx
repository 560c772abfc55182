import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { runMenu } from '../render/layout/menu.ts';
import { runSubmenus } from '../render/layout/submenus.ts';
import { useLive } from './hot.ts';
import { End, shell, ShellOf, Top } from './shell.ts';

/** In development, header and footer as site.yaml has them now. A built document holds their HTML. */
export function shellAround(root: HTMLElement): ReactNode {
  const [above, below] = [makeContainer(), makeContainer()];
  root.before(above);
  root.after(below);
  runSubmenus();
  runMenu();
  return (
    <LiveShell>
      {createPortal(<Top />, above)}
      {createPortal(<End />, below)}
    </LiveShell>
  );
}

function makeContainer(): HTMLElement {
  const element = document.createElement('div');
  element.style.display = 'contents';
  return element;
}

const LiveShell = ({ children }: { children: ReactNode }) => (
  <ShellOf module={useLive('virtual:shell', shell)}>{children}</ShellOf>
);
