import { useId, useState } from 'react';
import type { Part } from '../../thing/contract.ts';
import type { ProofAnswer } from '../../proof/contract.ts';
import { Unreached } from '../../proof/panel/Proof.tsx';
import { useStudio } from '../../app/useStudio.ts';
import type { ThingProps } from '../../app/useThing.ts';
import { studioTexts } from '../../app/words.ts';
import { partTexts } from './words.ts';
import { PartList } from './PartList.tsx';
import { SearchBox } from '../../app/kit/SearchBox.tsx';
import { useMoving } from './useMoving.ts';

interface PartsProps extends ThingProps {
  readonly proof: ProofAnswer | undefined;
}

/** Longer lists have a search. */
const manyParts = 12;

/** The contents of a thing, to open, search and reorder. */
export function Parts({ thing, proof }: PartsProps) {
  const { open } = useStudio();
  const id = useId();
  const [sought, setSought] = useState('');
  const { parts, said, move } = useMoving(thing);
  if (parts.length === 0) return null;
  const found = sought === '' ? parts : parts.filter(matchesSearch(sought.toLowerCase()));
  return (
    <>
      <h3 id={`${id}-head`}>{studioTexts.parts}</h3>
      {parts.length >= manyParts && (
        <div className="field">
          <SearchBox label={partTexts.find} value={sought} change={setSought} />
          <p className="quiet" role="status">
            {sought !== '' && partTexts.found(found.length, parts.length)}
          </p>
        </div>
      )}
      <PartList
        label={`${id}-head`}
        parts={found}
        about={({ step }) => <Unreached proof={proof} path={[...thing.path, step]} />}
        open={({ step }) => open({ file: thing.file, path: [...thing.path, step] })}
        // A filtered list does not show where a part would go.
        move={found.length === parts.length && parts.length > 1 ? move : undefined}
      />
      <p className="visually-hidden" aria-live="assertive">
        {said}
      </p>
    </>
  );
}

const matchesSearch =
  (wanted: string) =>
  ({ label, words: value }: Part): boolean =>
    `${label} ${value}`.toLowerCase().includes(wanted);
