import type { Of, Schema } from './schema.ts';

/** One call of Studio's API: what it takes and what it gives. */
export interface Call<Takes extends Schema = Schema, Gives extends Schema = Schema> {
  /** GET has its input in the query, POST in the body. */
  readonly method: 'GET' | 'POST';
  readonly takes: Takes;
  readonly gives: Gives;
  /** Whether the call may change texts of config. */
  readonly changes: boolean;
  /** Largest body, in bytes; by default enough for the text of a file. */
  readonly maxBytes?: number;
}

type Declare = <Takes extends Schema, Gives extends Schema>(takes: Takes, gives: Gives) => Call<Takes, Gives>;

/** A call that reads. */
export const read: Declare = (takes, gives) => ({ method: 'GET', takes, gives, changes: false });

/** A call that changes texts of config, or the day that is shown. */
export const change: Declare = (takes, gives) => ({ method: 'POST', takes, gives, changes: true });

/** A call that does something else, or whose input is too long for a query. */
export const send: Declare = (takes, gives) => ({ method: 'POST', takes, gives, changes: false });

export type Calls = Readonly<Record<string, Call>>;

/** Handlers of some calls. They throw a Refusal if they cannot answer. */
export type Handlers<Some extends Calls> = {
  readonly [Name in keyof Some]: (
    takes: Of<Some[Name]['takes']>,
  ) => Of<Some[Name]['gives']> | Promise<Of<Some[Name]['gives']>>;
};
