import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { widths, type Affected } from '../../../../authoring/changes/pages.ts';
import type { Walk, Walks } from '../../../../authoring/changes/walks.ts';

/** A page, or a later step of a wizard, with a picture before and after at each width. */
interface Seen {
  /** What the file names of its pictures begin with. */
  readonly name: string;
  readonly title: string;
  readonly how: Affected['how'];
}

/**
 * An HTML page with the pictures in the folder `target` beside each other. Those that look the same stand last, folded
 * away, as they would only hide the others.
 */
export function album(target: string, pages: readonly Affected[], walks: Walks): string {
  const all = [...pages.map(({ path, how }) => ({ name: nameOf(path), title: path, how })), ...stepsOf(walks)];
  const same = 'Looks the same at first: what changed shows once a visitor answers or opens something.';
  const [alike, seen] = [all.filter((one) => isSame(target, one)), all.filter((one) => !isSame(target, one))];
  return [
    '<!doctype html>',
    '<html lang="en"><meta charset="utf-8"><title>Before and after</title>',
    '<h1>Before and after</h1>',
    '<p>A picture opens in its own size.</p>',
    `<ul>${[...seen, ...alike].map(({ name, title }) => `<li><a href="#${name}">${escaped(title)}</a></li>`).join('')}</ul>`,
    ...seen.flatMap((one) => [heading(one), table(target, one)]),
    ...alike.flatMap((one) => [heading(one), `<details><summary>${same}</summary>${table(target, one)}</details>`]),
    '</html>',
    '',
  ].join('\n');
}

/** The beginning of the names that `npm run look` gives to pictures of a page. */
const nameOf = (path: string): string => path.slice(1).replaceAll(/[^A-Za-z0-9]+/g, '-') || 'home';

/** The later steps of wizards, each once, under the title that it has now. */
function stepsOf({ before, after }: Walks): Seen[] {
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
    .map(({ id, title }) => [`${nameOf(path)}-step-${id}`, `${path}, ${title}`]);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const heading = ({ name, title }: Seen): string => `<h2 id="${name}">${escaped(title)}</h2>`;

/** How many times smaller than their own size pictures are shown, so that a long page fits two or three screens. */
const scale = 2.6;

/** The pictures of a page or step in one row: each width before and after. */
function table(target: string, { name, title, how }: Seen): string {
  const cells = widths.flatMap((width) =>
    (['before', 'after'] as const).map((when) => {
      if (how === (when === 'before' ? 'added' : 'removed')) return `<td>not there ${when}</td>`;
      const file = fileOf(when, name, width);
      if (!existsSync(join(target, file))) return '<td>no visitor came here to take a picture</td>';
      const alt = escaped(`${title} ${when}, ${width} px wide`).replaceAll('"', '&quot;');
      const picture = `<img src="${file}" alt="${alt}" width="${Math.round(width / scale)}">`;
      return `<td valign="top"><a href="${file}">${picture}</a></td>`;
    }),
  );
  const heads = widths.flatMap((width) => [`before, ${width} px`, `after, ${width} px`]);
  return `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr><tr>${cells.join('')}</tr></table>`;
}

const fileOf = (when: 'before' | 'after', name: string, width: number): string => `${when}/${name}-${width}.png`;

/** Whether a page or step has the same pictures before and after. */
const isSame = (target: string, { name, how }: Seen): boolean =>
  how === 'changed' &&
  widths.every((width) => {
    const files = (['before', 'after'] as const).map((when) => join(target, fileOf(when, name, width)));
    const [old, now] = files.map((file) => (existsSync(file) ? readFileSync(file) : undefined));
    return old !== undefined && now !== undefined && old.equals(now);
  });
