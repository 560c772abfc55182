import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const project = join(import.meta.dirname, '../../../..');
const folders = ['src/site/blocks'];

/** Code that runs before a visitor touches the block: it draws a form, fetches, moves, or reads the device. */
const starting = [
  /render\/(form\/Form|form\/LaterForm|wizard\/Wizard)\.tsx/,
  /useHydrated|useSaved\(|notificationsOf\(|useTicks|carriedIn|mayEmbed/,
  /from '.*\/api\/|useFetched|lazyPart\(/,
];

/** Its form opens after the visitor presses a button, which loads the script first. */
const pressed = ['jobs', 'panel', 'tiles'];

it.each(
  folders.flatMap((folder) => readdirSync(join(project, folder)).map((name) => ({ name, folder: join(folder, name) }))),
)('the contract of $name says whether it is active before a visitor touches it', ({ name, folder }) => {
  const code = readdirSync(join(project, folder))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(project, folder, file), 'utf8'))
    .join('\n');
  const contract = JSON.parse(readFileSync(join(project, `schemas/blocks/${name}.schema.json`), 'utf8')) as object;
  const starts = starting.some((sign) => sign.test(code)) && !pressed.includes(name);
  expect('x-starts' in contract).toBe(starts);
});
