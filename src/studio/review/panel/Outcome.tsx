import type { ReviewAnswer } from '../contract.ts';
import { Fault } from '../../app/kit/Fault.tsx';

/** Props of a part of the review. */
export interface ReviewProps {
  readonly review: ReviewAnswer;
  reload(): Promise<void>;
}

interface OutcomeProps {
  readonly said?: string | undefined;
  readonly error?: string | undefined;
}

/** The result of an attempt, also for screen readers. */
export const Outcome = ({ said, error }: OutcomeProps) => (
  <>
    <p role="status" className="state fine">
      {said}
    </p>
    <Fault why={error} className="fault said" />
  </>
);
