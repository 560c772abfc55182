import { expect, it } from 'vitest';
import { meaningOf } from '../../support/reference/made-from.ts';

const code = `import type { Props } from './props.ts';
export const Faq = ({ title }: Props) => <p className="big">{title as string} {1000n}</p>;
`;
const meaning = (text: string) => meaningOf('src/site/blocks/faq/Faq.tsx', text);

it.each([
  ['a comment', code.replace('export', '/** A question. */\n// And an answer.\nexport')],
  ['a comment in JSX', code.replace('{title', '{/* Big. */}{title')],
  ['other quotes and lines', code.replace('"big"', "'big'").replace('=> ', '=>\n\n    ')],
  ['a type', code.replace('Props)', 'Omit<Props, never>)').replace('as string', 'as never')],
  ['an import of types', code.replace('props.ts', 'types.ts')],
])('the picture of a block stays current after a change of %s', async (_, changed) => {
  expect(changed).not.toBe(code);
  expect(await meaning(changed)).toBe(await meaning(code));
});

it.each([
  ['an element', code.replaceAll('p>', 'b>').replace('<p', '<b')],
  ['an attribute', code.replace('"big"', '"small"')],
  ['a text', code.replace(' {1000n}', ' of {1000n}')],
  ['a number', code.replace('1000n', '1001n')],
  ['the order', code.replace('{title as string} {1000n}', '{1000n} {title as string}')],
])('the picture of a block is outdated after a change of %s', async (_, changed) => {
  expect(changed).not.toBe(code);
  expect(await meaning(changed)).not.toBe(await meaning(code));
});
