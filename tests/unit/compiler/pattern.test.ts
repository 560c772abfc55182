import { expect, it } from 'vitest';
import { isAmbiguous } from '../../../src/compiler/resolve/pattern.ts';

it.each([
  '^[6-9][0-9]{9}$',
  '^[A-Z]{2}[ -]?[0-9]{1,2}[ -]?[A-Z]{0,3}[ -]?[0-9]{4}$',
  '^(?:[A-Z]{2}[0-9]{1,2}[A-Z]{0,3}[0-9]{4}|[0-9]{2}BH[0-9]{4}[A-Z]{1,2})$',
  '^\\p{L}+(?: \\p{L}+)*$',
  "^\\p{L}[\\p{L}\\p{M}]*(?:[ .'-]\\p{L}+)*$",
  '^(?!0+$)\\d{1,6}$',
])('%s is allowed', (pattern) => expect(isAmbiguous(pattern)).toBe(false));

it.each(['^(\\p{L}+ ?)+$', '^(a|a)*$', '^(a|b|ab)*c$', '^(\\w+\\s?){1,30}$', '^(a?){30}$', '(a+)\\1+$'])(
  '%s is ambiguous',
  (pattern) => expect(isAmbiguous(pattern)).toBe(true),
);
