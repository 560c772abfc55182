import { useSite } from './context.tsx';
import { Section } from './elements/Section.tsx';

/** What stands in place of a page that failed. */
export function Crash({ onRetry }: { onRetry: () => void }) {
  const { texts } = useSite().site;
  return (
    <Section name="crash">
      <div className="stack" role="alert">
        <p className="lead">{texts.crash}</p>
        <button type="button" className="button" onClick={onRetry}>
          {texts.retry}
        </button>
      </div>
    </Section>
  );
}
