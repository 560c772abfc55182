import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { widths, type Affected } from '../../../../authoring/changes/pages.ts';
import type { Walk, Walks } from '../../../../authoring/changes/walks.ts';

/** A page, or a later step of a wizard, with a picture before and after at each width. */
interface PicturedPage {
  /** The prefix of its picture files. */
  readonly name: string;
  readonly title: string;
  readonly how: Affected['how'];
}

/**
 * An HTML page with the pictures in the folder `target` side by side. Pages that look the same come last, collapsed.
 */
export function album(target: string, pages: readonly Affected[], walks: Walks): string {
  const all = [...pages.map(({ path, how }) => ({ name: pictureName(path), title: path, how })), ...stepsOf(walks)];
  const same = 'Looks the same at first: the change is visible after a visitor answers or opens something.';
  const [alike, seen] = [all.filter((one) => looksSame(target, one)), all.filter((one) => !looksSame(target, one))];
  return [
    '<!doctype html>',
    '<html lang="en"><meta charset="utf-8"><title>Before and after</title>',
    '<h1>Before and after</h1>',
    '<p>Click a picture to see its full size.</p>',
    `<ul>${[...seen, ...alike].map(({ name, title }) => `<li><a href="#${name}">${escaped(title)}</a></li>`).join('')}</ul>`,
    ...seen.flatMap((one) => [heading(one), pictureTable(target, one)]),
    ...alike.flatMap((one) => [
      heading(one),
      `<details><summary>${same}</summary>${pictureTable(target, one)}</details>`,
    ]),
    '</html>',
    '',
  ].join('\n');
}

/** The prefix of the picture files that `npm run look` writes for a page. */
const pictureName = (path: string): string => path.slice(1).replaceAll(/[^A-Za-z0-9]+/g, '-') || 'home';

/** The later steps of wizards, each once, with its current title. */
function stepsOf({ before, after }: Walks): PicturedPage[] {
  const [old, now] = [new Map(before.flatMap(titlesIn)), new Map(after.flatMap(titlesIn))];
  return [...new Map([...now, ...old]).keys()].map((name) => ({
    name,
    title: now.get(name) ?? old.get(name) ?? '',
    how: !old.has(name) ? 'added' : !now.has(name) ? 'removed' : 'changed',
  }));
}

const titlesIn = ({ path, steps, pictured }: Walk): [name: string, title: string][] =>
  steps
    .filter(({ id }) => pictured.includes(id))
    .map(({ id, title }) => [`${pictureName(path)}-step-${id}`, `${path}, ${title}`]);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const heading = ({ name, title }: PicturedPage): string => `<h2 id="${name}">${escaped(title)}</h2>`;

/** Pictures are scaled down by this factor, so that a long page fits on two or three screens. */
const scale = 2.6;

/** The pictures of a page or step in one row: each width before and after. */
function pictureTable(target: string, { name, title, how }: PicturedPage): string {
  const cells = widths.flatMap((width) =>
    (['before', 'after'] as const).map((when) => {
      if (how === (when === 'before' ? 'added' : 'removed')) return `<td>not there ${when}</td>`;
      const file = pictureFile(when, name, width);
      if (!existsSync(join(target, file))) return '<td>no visitor reached this step</td>';
      const alt = escaped(`${title} ${when}, ${width} px wide`).replaceAll('"', '&quot;');
      const picture = `<img src="${file}" alt="${alt}" width="${Math.round(width / scale)}">`;
      return `<td valign="top"><a href="${file}">${picture}</a></td>`;
    }),
  );
  const heads = widths.flatMap((width) => [`before, ${width} px`, `after, ${width} px`]);
  return `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr><tr>${cells.join('')}</tr></table>`;
}

const pictureFile = (when: 'before' | 'after', name: string, width: number): string => `${when}/${name}-${width}.png`;

/** Whether a page or step has the same pictures before and after. */
const looksSame = (target: string, { name, how }: PicturedPage): boolean =>
  how === 'changed' &&
  widths.every((width) => {
    const files = (['before', 'after'] as const).map((when) => join(target, pictureFile(when, name, width)));
    const [old, now] = files.map((file) => (existsSync(file) ? readFileSync(file) : undefined));
    return old !== undefined && now !== undefined && old.equals(now);
  });
