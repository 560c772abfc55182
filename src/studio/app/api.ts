import type { Call } from '../contract/call.ts';
import { calls } from '../contract/calls.ts';
import { inputOf, toQuery, type Input } from '../contract/input.ts';
import type { Of } from '../contract/schema.ts';
import { studioTexts } from './words.ts';

type Calls = typeof calls;
export type Takes<Name extends keyof Calls> = Of<Calls[Name]['takes']>;
export type Gives<Name extends keyof Calls> = Of<Calls[Name]['gives']>;

/** A function for each call of the contract. */
export type Api = {
  readonly [Name in keyof Calls]: (
    ...input: keyof Takes<Name> extends never ? [] : [Takes<Name>]
  ) => Promise<Gives<Name>>;
};

export const api = Object.fromEntries(
  Object.entries(calls).map(([name, call]) => [name, (input: Input = {}) => ask(name, call, input)]),
) as unknown as Api;

/** Fires when this page changes a text, before the server says so. */
export const changeEvents = new EventTarget();

/** An error response. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function ask(name: string, { method, takes, changes: isChange }: Call, given: Input): Promise<unknown> {
  const input = inputOf(takes, given);
  const query = method === 'GET' ? toQuery(input) : '';
  const response = await fetch(`/__studio/api/${name}${query && `?${query}`}`, {
    method,
    ...(method === 'POST' && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) }),
  }).catch(() => {
    throw new ApiError(0, studioTexts.gone);
  });
  const answer = (await response.json()) as { message?: string } | null;
  if (!response.ok) throw new ApiError(response.status, answer?.message ?? studioTexts.gone);
  if (isChange) changeEvents.dispatchEvent(new Event('change'));
  return answer;
}
