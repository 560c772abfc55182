import { byDayKey } from '../../../shared/plan/by-day.ts';
import { days } from './days.ts';

/** The name of a constant in `$constant`. */
export const constantName = {
  description: 'A value of config/constants, by its file and its name: limits.mobileDigits.',
  type: 'string',
  pattern: '^[^.]+\\.[^.]+$',
  patternErrorMessage: 'Write the file of config/constants and the name of the constant: limits.mobileDigits.',
};

/** The description of `$byDay`. */
export const byDayWords =
  'The value on each day: an entry for each value, with its first day (from), its last day (until), or both. Each day has exactly one.';

/** Definitions for including constants and parts of other files, and values by day. */
export const takenDefinitions = {
  constant: {
    if: { required: [byDayKey] },
    then: {
      additionalProperties: false,
      properties: {
        [byDayKey]: {
          description: byDayWords,
          type: 'array',
          minItems: 1,
          items: {
            type: 'object',
            required: ['value'],
            additionalProperties: false,
            properties: { ...days, value: { description: 'The value on these days.' } },
          },
        },
      },
    },
    else: {
      required: ['$constant'],
      additionalProperties: false,
      properties: { $constant: constantName },
    },
  },
  part: {
    description:
      'A part of another file that this builds on, by its path and the keys that lead to the part: life-lead.yaml#/ui. Items of a list go by their id or name: car.yaml#/steps/year. The keys beside it are merged over it.',
    type: 'string',
  },
};

/** A value that, if it is a map, is a constant or a value by day. */
export const perhapsConstant = { $ref: '#/definitions/constant' };

/** A value that is a constant. Editors use the title to distinguish it from its alternatives. */
export const aConstant = { title: 'Constant', type: 'object', allOf: [perhapsConstant] };

/** A map that builds on a part of another file. */
export const takesPart = { type: 'object', required: ['$ref'] };

/** The key of that part. */
export const partKey = { $ref: { $ref: '#/definitions/part' } };

/** In place of a number: a placeholder for a value of the template's list item. */
export const placeholder = '^\\{[A-Za-z]+\\}$';
