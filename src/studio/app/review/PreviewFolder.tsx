import { SlowSection } from './SlowSection.tsx';
import { useProgress } from './useProgress.ts';
import { words } from './words.ts';

/** Writes the site as a folder that a colleague can open. */
export function PreviewFolder() {
  const { answer: preview, ...slow } = useProgress('preview');
  const done = preview?.state === 'done' && words.previewDone(preview.pages ?? 0, preview.folder ?? '');
  return (
    <SlowSection
      title={words.preview}
      help={words.previewHelp}
      says={words.writePreview}
      slow={slow}
      status={slow.isRunning ? words.building : done}
    />
  );
}
