import { renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pictureHandlers } from '../../../src/studio/pictures/server/handlers.ts';
import { checked } from './checked.ts';
import { studioWithHistory, type StudioWithHistory } from './with-history.ts';

let studio: StudioWithHistory['studio'];
let all: StudioWithHistory['all'];
beforeEach(() => void ({ studio, all } = studioWithHistory()));
afterEach(() => studio.remove());

const handlers = () => checked(pictureHandlers({ ...all, root: studio.root }));
const picture = (name: string) => handlers().picture({ name });
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"></svg>';
const add = (name: string, words = drawing) =>
  handlers().addPicture({ name, data: Buffer.from(words).toString('base64') });

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

it('a new picture is in the library at once, and goes again as long as nothing shows it', () => {
  expect(add('bike.svg').outcome).toBe('waiting');
  expect(studio.read('config/assets/bike.svg')).toBe(drawing);
  expect(handlers().pictures()).toEqual([
    { name: 'bike.svg', isShown: false },
    { name: 'mark.svg', isShown: true },
  ]);
  expect(() => handlers().removePicture({ name: 'mark.svg' })).toThrow('The site shows this picture');
  expect(handlers().removePicture({ name: 'bike.svg' }).outcome).toBe('waiting');
  expect(
    handlers()
      .pictures()
      .map(({ name }) => name),
  ).toEqual(['mark.svg']);
});

it.each([
  ['a file of another kind', 'notes.txt', drawing, 'A picture is an SVG'],
  ['a drawing that only has the name of a photograph', 'photo.jpg', drawing, 'photo.jpg'],
  ['a drawing with a script', 'evil.svg', drawing.replace('></', '><script>alert(1)</script></'), 'evil.svg'],
  ['a name that is taken', 'mark.svg', drawing, 'already'],
  ['more than 4 MB', 'huge.svg', 'x'.repeat(4_000_001), 'at most 4 MB'],
])('does not take %s', (_, name, words, why) => {
  expect(() => add(name, words)).toThrow(why);
  expect(
    handlers()
      .pictures()
      .map((one) => one.name),
  ).toEqual(['mark.svg']);
});

it('a picture is exchanged for another one, and the former one stays in the library', () => {
  add('bike.svg');
  const put = studio.put('config/site.yaml', 'mark: mark.svg, favicon: mark.svg', 'mark: bike.svg, favicon: bike.svg');
  expect(put).toBe('waiting');
  expect(handlers().pictures()).toContainEqual({ name: 'mark.svg', isShown: false });
});
