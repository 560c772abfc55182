import { readFileSync, realpathSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { Handlers } from '../../contract/call.ts';
import type { pictureCalls } from '../contract.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Studio } from '../../http/studio.ts';

export const pictureHandlers = ({ workspace, root }: Pick<Studio, 'workspace' | 'root'>) =>
  ({
    icons: () => [...workspace.site.names.icons].map(([name, shapes]) => ({ name, shapes })),
    pictures: () => [...workspace.site.names.assets],
    picture: ({ name }) => {
      const type = mimeTypes[extname(name).toLowerCase()];
      const path = workspace.site.names.assets.has(name) ? pathOf(root, name) : undefined;
      if (type === undefined || path === undefined) throw new Refusal(404, 'There is no such picture.');
      if (statSync(path).size > maxPictureBytes) throw new Refusal(413, 'This picture is too large to show here.');
      // An SVG does not run scripts in an <img>.
      return { url: `data:${type};base64,${readFileSync(path).toString('base64')}` };
    },
  }) satisfies Handlers<typeof pictureCalls>;

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

/** The path of a picture; undefined if it does not exist, or is a link out of config. */
function pathOf(root: string, name: string): string | undefined {
  try {
    const config = realpathSync(join(root, 'config'));
    const path = realpathSync(join(config, 'assets', name));
    return path.startsWith(config + sep) && statSync(path).isFile() ? path : undefined;
  } catch {
    return undefined;
  }
}
