import { useEffect, useState } from 'react';
import type { Choice } from '../../shared/answers.ts';
import { api } from '../api.ts';

/** The pages of the site by their addresses, with their titles; asked for when `isWanted`. */
export function usePages(isWanted: boolean): readonly Choice[] {
  const [pages, setPages] = useState<readonly Choice[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    api.site().then(
      (site) =>
        setPages(
          site.pages.flatMap(({ title, addresses }) => addresses.map((value): Choice => ({ value, detail: title }))),
        ),
      () => undefined,
    );
  }, [isWanted]);
  return pages;
}
