import { describe, expect, it } from 'vitest';
import { isBounded } from '../../../src/compiler/model/deciding/language.ts';

describe('a pattern limits the length', () => {
  it.each(['^[+]?[0-9]{10}$', '^[*+]$', '^\\+91$', '^[0-9\\]+]{1,4}$', '^(?:a|bc)?$'])('by %s', (pattern) =>
    expect(isBounded(pattern)).toBe(true),
  );

  it.each(['^[+]*$', '^\\++$', '^[0-9]{2,}$', '^\\\\+$', '[0-9]', '^[0-9]'])('not by %s', (pattern) =>
    expect(isBounded(pattern)).toBe(false),
  );
});
