import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = readdirSync('config', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => `config/${file}`);

it('draws no dollar sign for amounts in rupees [spec 0.01]', () => {
  const drawn = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bicon: ([a-z0-9-]+)/g)].map(([, icon = '']) => ({ file, icon })),
  );
  expect(drawn).not.toEqual([]);
  // The stroke of the letter S, with which every dollar sign of the icon set begins.
  const hasDollar = (icon: string) =>
    /M16 8h-6a2 2 0 [01] 0 0 4/.test(readFileSync(`node_modules/lucide-static/icons/${icon}.svg`, 'utf8'));
  expect(drawn.filter(({ icon }) => hasDollar(icon))).toEqual([]);
});
