import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { laidOver } from '../../../src/compiler/fill/shared.ts';

const map = fc.dictionary(
  fc.constantFrom('a', 'b', 'c'),
  fc.oneof(
    fc.integer(),
    fc.constantFrom('x', 'y'),
    fc.array(fc.integer()),
    fc.dictionary(fc.constantFrom('d', 'e'), fc.integer()),
  ),
);

describe('keys beside a $ref', () => {
  it('override the target, key by key, and lists as a whole', () => {
    const base = {
      required: ['name', 'city'],
      properties: { name: { type: 'string', title: 'Full name' }, city: { type: 'string' } },
    };
    const own = { required: ['name'], properties: { name: { minLength: 3 } } };
    expect(laidOver(base, own)).toEqual({
      required: ['name'],
      properties: { name: { type: 'string', title: 'Full name', minLength: 3 }, city: { type: 'string' } },
    });
  });

  it('change nothing if they are empty, and are everything if the target is empty', () => {
    fc.assert(
      fc.property(map, (some) => {
        expect(laidOver(some, {})).toEqual(some);
        expect(laidOver({}, some)).toEqual(some);
        expect(laidOver(some, some)).toEqual(some);
      }),
    );
  });

  it('always win', () => {
    fc.assert(
      fc.property(map, map, (base, own) => {
        expect(laidOver(laidOver(base, own), own)).toEqual(laidOver(base, own));
      }),
    );
  });
});
