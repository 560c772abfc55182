import type { ReviewAnswer } from '../contract.ts';
import { Fault } from '../../app/kit/Fault.tsx';

/** Of a part of the review. */
export interface ReviewProps {
  readonly review: ReviewAnswer;
  reload(): Promise<void>;
}

interface OutcomeProps {
  readonly said?: string | undefined;
  readonly error?: string | undefined;
}

/** What has become of an attempt, for who reads and for who listens. */
export const Outcome = ({ said, error }: OutcomeProps) => (
  <>
    <p role="status" className="state fine">
      {said}
    </p>
    <Fault why={error} className="fault said" />
  </>
);
