import { renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pictureHandlers } from '../../../src/studio/pictures/server/handlers.ts';
import { checked } from './checked.ts';
import { smallStudio, type SmallStudio } from './base-site.ts';

let studio: SmallStudio;
beforeEach(() => {
  studio = smallStudio();
});
afterEach(() => studio.remove());

const picture = (name: string) => checked(pictureHandlers(studio)).picture({ name });

it('a picture is shown byte for byte', () => {
  const bytes = Buffer.from(studio.read('config/assets/mark.svg'));
  expect(picture('mark.svg')).toEqual({ url: `data:image/svg+xml;base64,${bytes.toString('base64')}` });
});

it('a link out of config and a missing picture show nothing', () => {
  const [mark, elsewhere] = [join(studio.root, 'config/assets/mark.svg'), join(studio.root, 'elsewhere.svg')];
  renameSync(mark, elsewhere);
  expect(() => picture('mark.svg')).toThrow(expect.objectContaining({ status: 404 }));
  symlinkSync(elsewhere, mark);
  expect(() => picture('mark.svg')).toThrow(expect.objectContaining({ status: 404 }));
});
