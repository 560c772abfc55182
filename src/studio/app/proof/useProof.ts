import { useEffect, useState } from 'react';
import type { ProofAnswer } from '../../shared/contract/proof.ts';
import { api } from '../api.ts';
import type { Spot } from '../spot.ts';

/** Milliseconds after a change until visitors are asked again: what is typed comes first. */
const rest = 400;

/** Files of which visitors can be asked something. */
const isAsked = (file: string): boolean => /^config\/(?:forms|wizards|lists)\//.test(file);

/**
 * What visitors have found out about a thing; undefined until they have. `version` grows whenever it may be another,
 * `address` is that of the page in the frame.
 */
export function useProof({ file, path }: Spot, version: number, address: string): ProofAnswer | undefined {
  const [proof, setProof] = useState<ProofAnswer>();
  const isKnown = proof !== undefined;
  const key = JSON.stringify(path);
  useEffect(() => {
    if (!isAsked(file)) return;
    let isWanted = true;
    const ask = () =>
      // A thing of which nothing can be said has nothing beside it.
      void api.proof({ file, path: JSON.parse(key) as Spot['path'], page: address }).then(
        (found) => isWanted && setProof(found),
        () => undefined,
      );
    const timer = setTimeout(ask, isKnown ? rest : 0);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the first answer alone is no reason to ask again
  }, [file, key, version, address]);
  return proof;
}
