import { expect } from 'vitest';
import { schemaError } from '../../../src/studio/http/fit.ts';
import { refusalOf } from '../../../src/studio/http/http.ts';
import { Refusal } from '../../../src/studio/http/refusal.ts';
import { calls } from '../../../src/studio/contract/calls.ts';

/** The handlers as the server calls them: inputs and outputs fit the contract, and errors are refusals. */
export const checked = <Some extends object>(handlers: Some): Some =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handler]: [string, (input: unknown) => unknown]) => {
      const { takes, gives } = calls[name as keyof typeof calls];
      const fits = (answer: unknown) => {
        expect(schemaError(gives, answer, name)).toBeUndefined();
        return answer;
      };
      const refused = (error: unknown) => {
        throw refusalOf(error);
      };
      const ask = (input: unknown = {}) => {
        const wrong = schemaError(takes, input, name);
        if (wrong !== undefined) throw new Refusal(400, wrong);
        try {
          const answer = handler(input);
          return answer instanceof Promise ? answer.then(fits, refused) : fits(answer);
        } catch (error) {
          return refused(error);
        }
      };
      return [name, ask];
    }),
  ) as Some;
