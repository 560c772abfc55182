import { createContext, useContext } from 'react';
import type { LanguagePlan } from '../../../shared/plan/language.ts';
import type { Basis } from '../../../shared/plan/page.ts';
import type { SitePlan } from '../../../shared/plan/site.ts';
import type { SiteModule } from '../context.tsx';

/** The data of header and footer. A built page does not load it. */
export interface ShellModule extends SiteModule {
  readonly site: SitePlan;
  /** The sources of the claims of site.yaml. */
  readonly basis: readonly Basis[];
  /** The languages of the site; empty if it has only one. */
  readonly languages: readonly LanguagePlan[];
  /** The language of the page. */
  readonly language?: LanguagePlan | undefined;
  /** The id of the page; undefined while it is not known, in development. */
  readonly page?: string;
}

export const ShellContext = createContext<ShellModule | null>(null);

/** The data of header and footer. Throws outside a ShellContext. */
export function useShell(): ShellModule {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellContext');
  return shell;
}
