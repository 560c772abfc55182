import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scratchSite } from '../../support/scratch-site.ts';
import { conditionsAbout, everybody, holds, type Condition } from './drawn-conditions.ts';

const site = scratchSite();

const form = (when: Condition): string => `
schema:
  type: object
  required: [colour]
  properties:
    colour: { type: string, title: Colour, x-list: colours }
    few: { type: integer, title: How few, minimum: 0, maximum: 3 }
    name: { type: string, title: Name, pattern: '^[ab]{1,2}$' }
    sure: { type: boolean, title: Sure }
    shade: { type: string, title: Shade, minLength: 2 }
ui:
  shade: ${JSON.stringify({ when })}
messages:
  colour: { required: Choose a colour }
  few: { minimum: More, maximum: Less }
  name: { pattern: One or two letters }
  shade: { minLength: Longer }
submit: { label: Ask, actions: [{ alert: You asked. }] }
examples: [{ name: nobody, answers: {}, errors: { colour: Choose a colour } }]
`;

const known = ['condition/never', 'condition/always', 'message/never-shown', 'condition/double'];

it('what the check says of a condition is so for all visitors', () => {
  fc.assert(
    fc.property(conditionsAbout(['colour', 'few', 'name', 'sure']), (when) => {
      site.write('config/forms/ask.yaml', form(when));
      const { problems, unready } = site.compile();
      const codes = [...problems, ...unready].map(({ code }) => code);
      const seen = everybody.filter((answers) => holds(when, answers)).length;
      if (seen > 0) expect(codes.filter((code) => code !== 'condition/always')).toEqual([]);
      if (seen < everybody.length) expect(codes).not.toContain('condition/always');
      if (seen === 0) expect(codes).toContain('condition/never');
      expect(codes.filter((code) => !known.includes(code))).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
