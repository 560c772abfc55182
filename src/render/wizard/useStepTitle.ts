import { useEffect } from 'react';
import { usePage, useSite } from '../context.tsx';

/** Puts words before the page's title, in the tab and in the browser's history. None leave it alone. */
export function useStepTitle(words: string | undefined): void {
  const { page } = usePage();
  const { site } = useSite();
  const pageTitle = `${page.title}${site.brand.titleSuffix}`;
  useEffect(() => {
    if (words === undefined) return;
    // After the effect of the page around us, which sets its own title when it is shown.
    queueMicrotask(() => (document.title = `${words} – ${pageTitle}`));
    return () => {
      document.title = pageTitle;
    };
  }, [words, pageTitle]);
}
