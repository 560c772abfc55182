import { useMemo } from 'react';
import type { Choice } from '../../shared/contract/thing.ts';
import { useAnswer } from '../useAnswer.ts';

/** The pages of the site by their addresses, with their titles; asked for when `isWanted`. */
export function usePages(isWanted: boolean): readonly Choice[] {
  const { answer } = useAnswer('site', isWanted ? {} : undefined);
  return useMemo(
    () => (answer?.pages ?? []).flatMap(({ title, addresses }) => addresses.map((value) => ({ value, detail: title }))),
    [answer],
  );
}
