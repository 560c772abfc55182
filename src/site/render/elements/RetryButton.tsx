import { useSite } from '../context.tsx';

interface RetryButtonProps {
  look?: 'secondary';
  onRetry?(): void;
}

/** A button that tries again what has failed. */
export function RetryButton({ look, onRetry }: RetryButtonProps) {
  return (
    <button type="button" className="button" data-look={look} onClick={onRetry}>
      {useSite().site.texts.retry}
    </button>
  );
}
