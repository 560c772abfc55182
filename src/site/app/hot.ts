/// <reference types="vite/client" />
import { useEffect, useReducer, useState } from 'react';
import * as siteModule from 'virtual:site';
import type { PageModule } from '../../shared/plan/page.ts';
import type { SiteModule } from '../render/context.tsx';
import { knownTable, loadedPage, replacePage } from './pages.ts';
import { updateEvent } from './update-event.ts';

interface Update {
  /** pages/home.yaml, forms/login.yaml, wizards/health.yaml, virtual:site, virtual:shell */
  readonly id: string;
  readonly module: unknown;
}

/**
 * In development, draws the page again when its config changed, and keeps what was typed. It does nothing in a build.
 */
export const usePageUpdates: () => void = import.meta.hot ? useRedraw : () => {};

/** What all pages share; in development, as site.yaml has it now. */
export const useSiteModule: () => SiteModule = import.meta.hot
  ? () => useLive<SiteModule>('virtual:site', siteModule)
  : () => siteModule;

function useRedraw(): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(
    () =>
      onUpdate((update) => {
        replace(update);
        redraw();
      }),
    [],
  );
}

/** A module in its current version. */
export function useLive<Module>(id: string, first: Module): Module {
  const [module, setModule] = useState(first);
  useEffect(
    () =>
      onUpdate((update) => {
        if (update.id === id) setModule(update.module as Module);
      }),
    [id],
  );
  return module;
}

/** Calls `listener` with each update. Returns the function that ends it. */
function onUpdate(listener: (update: Update) => void): () => void {
  const hear = ({ detail }: CustomEvent<Update>) => listener(detail);
  window.addEventListener(updateEvent, hear as EventListener);
  return () => window.removeEventListener(updateEvent, hear as EventListener);
}

function replace({ id, module }: Update): void {
  const [kind, file = ''] = id.split('/');
  const name = file.replace('.yaml', '');
  if (kind === 'pages') return replacePage(name, module as PageModule);
  if (kind !== 'forms' && kind !== 'wizards') return;
  for (const { route } of knownTable() ?? []) {
    const page = loadedPage(route);
    if (page?.[kind][name])
      replacePage(route.page, { ...page, [kind]: { ...page[kind], [name]: (module as { default: unknown }).default } });
  }
}
