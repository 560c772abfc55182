import type { Of, Schema } from './schema.ts';

/** One call of Studio's API: what it takes and what it gives. */
export interface Call<Takes extends Schema = Schema, Gives extends Schema = Schema> {
  /** GET has its input in the address, POST in the body. */
  readonly method: 'GET' | 'POST';
  readonly takes: Takes;
  readonly gives: Gives;
  /** Whether a text of config may be another after it. */
  readonly changes: boolean;
}

type Declare = <Takes extends Schema, Gives extends Schema>(takes: Takes, gives: Gives) => Call<Takes, Gives>;

/** A call that reads. */
export const read: Declare = (takes, gives) => ({ method: 'GET', takes, gives, changes: false });

/** A call that changes texts of config, or on which day they are shown. */
export const change: Declare = (takes, gives) => ({ method: 'POST', takes, gives, changes: true });

/** A call that changes no text, but does something, or whose input is too long for an address. */
export const send: Declare = (takes, gives) => ({ method: 'POST', takes, gives, changes: false });

export type Calls = Readonly<Record<string, Call>>;

/** What answers some calls. An answer that cannot be given is thrown. */
export type Handlers<Some extends Calls> = {
  readonly [Name in keyof Some]: (
    takes: Of<Some[Name]['takes']>,
  ) => Of<Some[Name]['gives']> | Promise<Of<Some[Name]['gives']>>;
};
