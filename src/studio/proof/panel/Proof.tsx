import { useState } from 'react';
import type { Path } from '../../contract/path.ts';
import type { ProofAnswer, SaidAnswer } from '../contract.ts';
import { useStudio } from '../../app/useStudio.ts';
import { studioTexts } from '../../app/words.ts';
import { Button } from '../../app/kit/Button.tsx';
import { useAnswer } from '../../app/useAnswer.ts';
import type { ConfigPlace } from '../../app/config-place.ts';

interface ProofProps {
  readonly proof: ProofAnswer | undefined;
  /** Path of the thing in the panel. */
  readonly path: Path;
}

/** Button that plays a visitor who gets a message or gets to a thing, or a note that there is none. */
export function Proof({ proof, path }: ProofProps) {
  const { play } = useStudio();
  const [played, setPlayed] = useState<'yes' | 'nowhere'>();
  const { question, visitor } = proof ?? {};
  if (!question || !visitor) return <Unreached proof={proof} path={question?.path ?? path} />;
  const isMessage = question.kind === 'message';
  return (
    <section className="proof" aria-label={studioTexts.proof}>
      <Button
        says={isMessage ? studioTexts.showMe : studioTexts.whoGetsHere}
        title={isMessage ? studioTexts.showMeHelp : studioTexts.whoHelp}
        onClick={() => setPlayed(play(visitor) ? 'yes' : 'nowhere')}
      />
      <div role="status">
        {played === 'nowhere' && <p>{studioTexts.noPageShows}</p>}
        {played === 'yes' && <p>{answersSentence(visitor.said)}</p>}
      </div>
    </section>
  );
}

/** The answers of a visitor as one text: "Age: 17; Job: Teacher; I agree: Yes". */
function answersSentence(said: readonly SaidAnswer[]): string {
  const all = said.map(({ label, answer }) => `${label}: ${proofAnswerText(answer)}`);
  return all.length === 0 ? studioTexts.noAnswers : all.join('; ');
}

function proofAnswerText(answer: SaidAnswer['answer']): string {
  if (typeof answer === 'string') return answer;
  return answer ? studioTexts.yes : studioTexts.no;
}

/** Note that no visitor gets to a thing, with the reason if it is known. */
export function Unreached({ proof, path }: ProofProps) {
  const key = JSON.stringify(path);
  const found = proof?.unreached.find((one) => JSON.stringify(one.path) === key);
  if (!found) return null;
  return (
    <p className="unreached">
      {found.why === undefined ? (
        studioTexts.notFound
      ) : (
        <>
          <strong>{studioTexts.unreached}</strong> {found.why}
        </>
      )}
    </p>
  );
}

/** Debounce of proofs after a change, in milliseconds, so that typing stays fast. */
const proofDelay = 400;

/** Files that can have proofs. */
const hasProofs = (file: string): boolean => /^config\/(?:forms|wizards|lists)\//.test(file);

/** The proof for a thing; undefined until it is known, or if there is none. */
export function useProof({ file, path }: ConfigPlace): ProofAnswer | undefined {
  const { version, address } = useStudio();
  const input = hasProofs(file) ? { file, path, page: address } : undefined;
  return useAnswer('proof', input, { version, pause: proofDelay }).answer;
}
