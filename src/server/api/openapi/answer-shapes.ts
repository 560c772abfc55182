import { answerWords, leadSchema, objectDepth } from '../lead-schema.ts';

const simpleAnswer = [
  { type: ['string', 'number', 'boolean'] },
  { type: 'array', items: { type: ['string', 'number'] } },
];

/** The shapes of an answer, as JSON Schema says them. The server checks them by code. */
function answerShapes(depth: number): object[] {
  const inside = depth === 0 ? simpleAnswer : answerShapes(depth - 1);
  const object = { type: 'object', additionalProperties: { anyOf: inside } };
  return [...simpleAnswer, object, { type: 'array', items: object }];
}

/** A schema with answers, for readers who know only JSON Schema. */
export const withAnswerShapes = <Schema extends { readonly properties: object }>(schema: Schema): Schema => ({
  ...schema,
  properties: {
    ...schema.properties,
    answers: {
      type: 'object',
      description: leadSchema.properties.answers.description,
      additionalProperties: { description: answerWords, anyOf: answerShapes(objectDepth - 1) },
    },
  },
});
