import { useId } from 'react';
import { api } from '../../app/api.ts';
import { Button } from '../../app/kit/Button.tsx';
import { Fault } from '../../app/kit/Fault.tsx';
import { useAttempt } from '../../app/useAttempt.ts';
import type { Tile } from './useTiles.ts';
import { pictureTexts } from './words.ts';

interface LibraryProps {
  readonly tiles: readonly Tile[];
  /** Shows a new picture. */
  take(name: string): void;
}

/** Adds pictures to the site, and removes those that it does not show. */
export function Library({ tiles, take }: LibraryProps) {
  const id = useId();
  const { error, isBusy, attempt } = useAttempt();
  const upload = async (file: File) => {
    const name = pictureName(file.name);
    await api.addPicture({ name, data: await base64Of(file) });
    take(name);
  };
  const unshown = tiles.filter(({ isShown }) => isShown === false);
  return (
    <div className="library">
      <label htmlFor={id}>{pictureTexts.upload}</label>
      <input
        id={id}
        type="file"
        accept=".svg,.jpg,.jpeg,.png,.webp,.avif"
        disabled={isBusy}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void attempt(upload(file));
          target.value = '';
        }}
      />
      <p id={`${id}-help`} className="quiet">
        {pictureTexts.uploadHelp}
      </p>
      <Fault why={error} />
      {unshown.length > 0 && (
        <details>
          <summary>{pictureTexts.unshown}</summary>
          <ul className="list">
            {unshown.map(({ name }) => (
              <li key={name}>
                <Button says={pictureTexts.remove(name)} onClick={() => void attempt(api.removePicture({ name }))} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** A name for a picture as config has them: Lake View (2).JPG → lake-view-2.jpg */
function pictureName(file: string): string {
  const [, base = file, ending = ''] = /^(.*)\.([^.]*)$/.exec(file) ?? [];
  const words = base
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['picture'];
  return `${words.join('-')}.${ending.toLowerCase()}`;
}

const base64Of = (file: File): Promise<string> =>
  new Promise((found, failed) => {
    const reader = new FileReader();
    reader.onload = () => found(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => failed(new Error(pictureTexts.unreadable));
    reader.readAsDataURL(file);
  });
