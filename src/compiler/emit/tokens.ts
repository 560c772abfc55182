import type { Site } from '../../shared/plan/config.generated.ts';

/**
 * The theme of site.yaml as CSS custom properties. The light colours apply by default, the dark ones if the visitor's
 * device asks for them, but not in print.
 */
export function tokensCss({ theme }: Pick<Site, 'theme'>): string {
  const { light, dark, fonts: _, ...groups } = theme;
  const fixed = Object.entries(groups).flatMap(([group, tokens]) => properties(group, tokens));
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

const properties = (group: string, tokens: Readonly<Record<string, string>>): string[] =>
  Object.entries(tokens).map(([name, value]) => `  --${group}-${name}: ${value};`);
