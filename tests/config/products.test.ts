import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly product?: string;
}

const { items } = parse(readFileSync('config/catalog/policies.yaml', 'utf8')) as { items: readonly Listed[] };

it('sells what is for two-wheelers as bike insurance, and nothing else [spec 2.62, 9.08]', () => {
  const isNamed = ({ name }: Listed) => /two[ -]wheeler|scooter|bike|motorcycle/i.test(name);
  expect(items.filter(isNamed).map(({ id }) => id)).not.toEqual([]);
  expect(items.filter(({ product }) => product === 'bike')).toEqual(items.filter(isNamed));
});
