import { foundIn } from '../../app/kit/found-in.ts';
import { Button } from '../../app/kit/Button.tsx';
import type { ListedFile } from '../contract.ts';
import { useShowing } from './useShowing.ts';
import { findTexts } from './words.ts';

/** The files with some words in their title or name. */
export const filesWith = (files: readonly ListedFile[], words: string): ListedFile[] =>
  foundIn(files, ({ title, file }) => `${title} ${file.replace(/^config\//, '')}`, words.trim());

type Kind = ListedFile['kind'];

/** Files by kind. A press opens one. */
export function FileLists({ files }: { readonly files: readonly ListedFile[] }) {
  const show = useShowing();
  const kinds = (Object.keys(findTexts.kinds) as Kind[]).filter((kind) => files.some((one) => one.kind === kind));
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="find-files">
      <h3 id="find-files">{findTexts.files}</h3>
      {kinds.map((kind) => (
        <section key={kind} aria-labelledby={`find-${kind}`}>
          <h4 id={`find-${kind}`}>{findTexts.kinds[kind]}</h4>
          <ul className="list">
            {files
              .filter((one) => one.kind === kind)
              .map(({ file, title }) => (
                <li key={file}>
                  <Button says={title} className="link" onClick={() => show({ file, path: [] })} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
