/** What a file may take from others, for a schema's definitions. */
export const taken = {
  constant: {
    required: ['$constant'],
    additionalProperties: false,
    properties: {
      $constant: {
        description: 'A value of config/constants, by its file and its name: limits.mobileDigits.',
        type: 'string',
        pattern: '^[^.]+\\.[^.]+$',
        patternErrorMessage: 'Write the file of config/constants and the name of the constant: limits.mobileDigits.',
      },
    },
  },
  part: {
    description:
      'A part of another file that this builds on, by its path and the keys that lead to the part: life-lead.yaml#/ui. What stands beside it is laid over it.',
    type: 'string',
  },
};

/** The value is a constant, if it is a map. */
export const perhapsConstant = { $ref: '#/definitions/constant' };

/** The value is a constant. Its title tells editors that it is another thing than the values beside it. */
export const aConstant = { title: 'Constant', type: 'object', allOf: [perhapsConstant] };

/** A map builds on a part of another file. */
export const takesPart = { type: 'object', required: ['$ref'] };

/** The key by which it does. */
export const partKey = { $ref: { $ref: '#/definitions/part' } };
