import { useState } from 'react';
import type { Path } from '../../contract/path.ts';
import type { ProofAnswer, SaidAnswer } from '../contract.ts';
import { useStudio } from '../../app/useStudio.ts';
import { words } from '../../app/words.ts';
import { Button } from '../../app/kit/Button.tsx';
import { useAnswer } from '../../app/useAnswer.ts';
import type { Spot } from '../../app/spot.ts';

interface ProofProps {
  readonly proof: ProofAnswer | undefined;
  /** Of the thing in the panel. */
  readonly path: Path;
}

/** Who reads a message, or gets to a thing, played in the frame; or that nobody does. */
export function Proof({ proof, path }: ProofProps) {
  const { play } = useStudio();
  const [played, setPlayed] = useState<'yes' | 'nowhere'>();
  const { question, visitor } = proof ?? {};
  if (!question || !visitor) return <Unreached proof={proof} path={question?.path ?? path} />;
  const isMessage = question.kind === 'message';
  return (
    <section className="proof" aria-label={words.proof}>
      <Button
        says={isMessage ? words.showMe : words.whoGetsHere}
        title={isMessage ? words.showMeHelp : words.whoHelp}
        onClick={() => setPlayed(play(visitor) ? 'yes' : 'nowhere')}
      />
      <div role="status">
        {played === 'nowhere' && <p>{words.noPageShows}</p>}
        {played === 'yes' && <p>{inWords(visitor.said)}</p>}
      </div>
    </section>
  );
}

/** The answers of a visitor in one sentence: "Age: 17; Job: Teacher; I agree: Yes". */
function inWords(said: readonly SaidAnswer[]): string {
  const all = said.map(({ label, answer }) => `${label}: ${answerInWords(answer)}`);
  return all.length === 0 ? words.noAnswers : all.join('; ');
}

function answerInWords(answer: SaidAnswer['answer']): string {
  if (typeof answer === 'string') return answer;
  return answer ? words.yes : words.no;
}

/** Marks what no visitor gets to, with the reason as far as it is known. */
export function Unreached({ proof, path }: ProofProps) {
  const key = JSON.stringify(path);
  const found = proof?.unreached.find((one) => JSON.stringify(one.path) === key);
  if (!found) return null;
  return (
    <p className="unreached">
      {found.why === undefined ? (
        words.notFound
      ) : (
        <>
          <strong>{words.unreached}</strong> {found.why}
        </>
      )}
    </p>
  );
}

/** Milliseconds after a change until visitors are asked again: what is typed comes first. */
const rest = 400;

/** Files of which visitors can be asked something. */
const isAsked = (file: string): boolean => /^config\/(?:forms|wizards|lists)\//.test(file);

/** What visitors have found out about a thing; undefined until they have, and where nothing can be said of it. */
export function useProof({ file, path }: Spot): ProofAnswer | undefined {
  const { version, address } = useStudio();
  const input = isAsked(file) ? { file, path, page: address } : undefined;
  return useAnswer('proof', input, { version, pause: rest }).answer;
}
