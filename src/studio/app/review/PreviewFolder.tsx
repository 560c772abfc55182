import { useEffect, useState } from 'react';
import type { PreviewAnswer } from '../../shared/review.ts';
import { reviewApi } from './api.ts';
import { words } from './words.ts';

/** Milliseconds between two looks at whether the preview is made. */
const lookEvery = 1000;

/** Writes the site as a folder that a colleague can open. */
export function PreviewFolder() {
  const [preview, setPreview] = useState<PreviewAnswer>({ state: 'none' });
  const [error, setError] = useState<string>();
  const isRunning = preview.state === 'running';
  const ask = (question: () => Promise<PreviewAnswer>) =>
    question().then(setPreview, (reason: Error) => setError(reason.message));
  useEffect(() => {
    void ask(reviewApi.preview);
    const timer = isRunning ? setInterval(() => void ask(reviewApi.preview), lookEvery) : undefined;
    return () => clearInterval(timer);
  }, [isRunning]);
  const fault = error ?? preview.fault;
  return (
    <section aria-labelledby="review-preview">
      <h3 id="review-preview">{words.preview}</h3>
      <p className="quiet">{words.previewHelp}</p>
      <button
        type="button"
        disabled={isRunning}
        onClick={() => {
          setError(undefined);
          void ask(reviewApi.writePreview);
        }}
      >
        {words.writePreview}
      </button>
      <p role="status">
        {isRunning && words.building}
        {preview.state === 'done' && words.previewDone(preview.pages ?? 0, preview.folder ?? '')}
      </p>
      {fault !== undefined && (
        <p role="alert" className="fault said">
          {fault}
        </p>
      )}
    </section>
  );
}
