import { useProgress } from './useProgress.ts';
import { words } from './words.ts';
import { Button } from '../kit/Button.tsx';
import { Fault } from '../kit/Fault.tsx';

/** Writes the site as a folder that a colleague can open. */
export function PreviewFolder() {
  const { answer: preview, error, isRunning, begin } = useProgress('preview');
  const fault = error ?? preview?.fault;
  return (
    <section aria-labelledby="review-preview">
      <h3 id="review-preview">{words.preview}</h3>
      <p className="quiet">{words.previewHelp}</p>
      <Button says={words.writePreview} disabled={isRunning} onClick={begin} />
      <p role="status">
        {isRunning && words.building}
        {preview?.state === 'done' && words.previewDone(preview.pages ?? 0, preview.folder ?? '')}
      </p>
      <Fault why={fault} className="fault said" />
    </section>
  );
}
