import { createContext, useContext } from 'react';
import type { Basis } from '../../../shared/plan/page.ts';
import type { SitePlan } from '../../../shared/plan/site.ts';
import type { SiteModule } from '../context.tsx';

/** What header and footer are drawn from. It is no part of what a built page loads. */
export interface ShellModule extends SiteModule {
  readonly site: SitePlan;
  /** What the claims of site.yaml rest on. */
  readonly basis: readonly Basis[];
}

export const ShellContext = createContext<ShellModule | null>(null);

/** What header and footer are drawn from. Throws outside a ShellContext. */
export function useShell(): ShellModule {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellContext');
  return shell;
}
