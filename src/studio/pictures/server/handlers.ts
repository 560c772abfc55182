import { extname, join } from 'node:path';
import { contentOf } from '../../../compiler/read/files.ts';
import { shownAssets } from '../../../compiler/lint/unused.ts';
import type { Handlers } from '../../contract/call.ts';
import type { pictureCalls } from '../contract.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Studio } from '../../http/studio.ts';
import { change } from '../../workspace/change.ts';
import { isPicture } from '../../workspace/config-files.ts';
import { refuseProblems } from '../../workspace/refuse.ts';

export const pictureHandlers = (studio: Pick<Studio, 'workspace' | 'root' | 'history'>) => {
  const { workspace, root } = studio;
  return {
    icons: () => [...workspace.site.names.icons].map(([name, shapes]) => ({ name, shapes })),
    pictures: () => {
      const shown = shownOn(workspace);
      return [...workspace.site.names.assets].map((name) => ({ name, isShown: shown.has(name) }));
    },
    picture: ({ name }) => {
      const type = mimeTypes[extname(name).toLowerCase()];
      const isKnown = type !== undefined && workspace.site.names.assets.has(name);
      const { bytes } = isKnown ? contentOf(join(root, 'config/assets', name)) : {};
      if (bytes === undefined) throw new Refusal(404, 'There is no such picture.');
      if (bytes.length > maxPictureBytes) throw new Refusal(413, 'This picture is too large to show here.');
      // An SVG does not run scripts in an <img>.
      return { url: `data:${type};base64,${bytes.toString('base64')}` };
    },
    addPicture: ({ name, data }) => {
      const bytes = Buffer.from(data, 'base64');
      const file = `config/assets/${name}`;
      if (!isPicture(file)) throw new Refusal(422, 'A picture is an SVG, JPEG, PNG, WebP or AVIF file.');
      if (bytes.length > maxNewBytes) throw new Refusal(413, 'A picture can have at most 4 MB. Make it smaller first.');
      if (workspace.site.names.assets.has(name)) throw new Refusal(409, `There is a picture called ${name} already.`);
      const texts = new Map([[file, bytes.toString('latin1')]]);
      refuseProblems(workspace.trial(texts).added);
      return change(studio, { file, path: [], label: `the new picture ${name}` }, texts);
    },
    removePicture: ({ name }) => {
      const file = `config/assets/${name}`;
      if (!workspace.site.names.assets.has(name)) throw new Refusal(404, 'There is no such picture.');
      if (shownOn(workspace).has(name))
        throw new Refusal(422, 'The site shows this picture. Choose another one there first.');
      const texts = new Map([[file, undefined]]);
      refuseProblems(workspace.trial(texts).added);
      return change(studio, { file, path: [], label: `removal of the picture ${name}` }, texts);
    },
  } satisfies Handlers<typeof pictureCalls>;
};

/** Largest new picture, in bytes. */
const maxNewBytes = 4_000_000;

/** The pictures that the site shows, today or later. */
const shownOn = ({ site }: Studio['workspace']): ReadonlySet<string> =>
  new Set(site.onAllDays.flatMap((symbols) => [...shownAssets(symbols)]));

const mimeTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** Larger pictures are only listed by name. */
const maxPictureBytes = 3_000_000;
