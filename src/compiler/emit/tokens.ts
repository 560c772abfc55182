import type { Site } from '../../shared/plan/config.generated.ts';

/**
 * The theme of site.yaml as CSS custom properties. The light colours apply by default, the dark ones if the visitor's
 * device asks for them, but not in print.
 */
export function tokensCss({ theme }: Pick<Site, 'theme'>): string {
  const { light, dark, fonts: _, space, ...groups } = theme;
  const distances = Object.fromEntries(Object.entries(space).map(([name, length]) => [name, withinWindow(length)]));
  const fixed = Object.entries({ ...groups, space: distances }).flatMap(([group, tokens]) => properties(group, tokens));
  return [
    ':root {',
    '  color-scheme: light dark;',
    ...properties('color', light),
    ...fixed,
    '}',
    '@media screen and (prefers-color-scheme: dark) {',
    '  :root {',
    ...properties('color', dark),
    '  }',
    '}',
  ].join('\n');
}

/** The narrowest window, in rem at the usual size of text. */
const narrowest = 20;

/**
 * A distance grows with the text of the visitor, but takes no more of a window than of the narrowest one at the usual
 * size: otherwise large text on a phone has room for two letters a line.
 */
function withinWindow(length: string): string {
  const [, rem] = /^([\d.]+)rem$/.exec(length) ?? [];
  return rem === undefined ? length : `min(${length}, ${(Number(rem) / narrowest) * 100}vw)`;
}

const properties = (group: string, tokens: Readonly<Record<string, string>>): string[] =>
  Object.entries(tokens).map(([name, value]) => `  --${group}-${name}: ${value};`);
