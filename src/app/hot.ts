/// <reference types="vite/client" />
import { useEffect, useReducer } from 'react';
import { routes } from 'virtual:routes';
import type { PageModule } from '../plan/page.ts';
import { loadedPage, replacePage } from './pages.ts';
import { updateEvent } from './update-event.ts';

interface Update {
  /** pages/home.yaml, forms/login.yaml, wizards/health.yaml, virtual:site */
  readonly id: string;
  readonly module: unknown;
}

/**
 * In development, draws the page again when its config changed, and keeps what was typed. It does nothing in a build.
 */
export function usePageUpdates(): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!import.meta.hot) return;
    const update = ({ detail }: CustomEvent<Update>) => {
      replace(detail);
      redraw();
    };
    window.addEventListener(updateEvent, update as EventListener);
    return () => window.removeEventListener(updateEvent, update as EventListener);
  }, []);
}

function replace({ id, module }: Update): void {
  const [kind, file = ''] = id.split('/');
  const name = file.replace('.yaml', '');
  if (kind === 'pages') return replacePage(name, module as PageModule);
  if (kind !== 'forms' && kind !== 'wizards') return;
  for (const route of routes) {
    const page = loadedPage(route);
    if (page?.[kind][name])
      replacePage(route.page, { ...page, [kind]: { ...page[kind], [name]: (module as { default: unknown }).default } });
  }
}
