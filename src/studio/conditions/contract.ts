import type { Name } from '../../shared/conditions/names.ts';
import type { NumberStyle } from '../../shared/plan/message.ts';
import type { Lead } from './leads.ts';
import type { Line, Node, Value } from '../../shared/conditions/tree.ts';
import { read } from '../contract/call.ts';
import {
  either,
  list,
  map,
  more,
  number,
  oneOf,
  schema,
  text,
  truth,
  yes,
  type Of,
  type Schema,
} from '../contract/schema.ts';
import { spot, stretch } from '../contract/values.ts';

const literal = either(text, number, truth);

const value: Schema<Value> = either(literal, map({ name: text }, { all: yes }));

const line = map(
  { name: text, sign: schema<Line['sign']>({ type: 'string' }), values: list(value) },
  { of: oneOf('count', 'years'), not: yes },
);

/** A condition as lines and groups of lines, which may hold groups. */
const node = schema<Node>({
  $id: 'node',
  ...either(line, map({ join: oneOf('all', 'any'), lines: list(schema<Node>({ $ref: 'node' })) })),
});

export const lead = schema<Lead>({ type: 'string' });

/** In plain English, as far as it can be said; as lines, unless it says more than lines can. */
const said = map({}, { sentence: text, lines: node });

/** A condition or expression: what it says. `takesMap`: whether it can be written as a condition of fields too. */
export const condition = more(said, { lead, takesMap: truth });
export type Condition = Of<typeof condition>;

const fault = more(stretch, { why: text, fix: text });

const saidAnswer = more(said, { faults: list(fault) });
export type SaidAnswer = Of<typeof saidAnswer>;

const name: Schema<Name> = map(
  {
    name: text,
    title: text,
    type: oneOf('text', 'number', 'date', 'truth', 'choices', 'rows'),
    options: list(map({ value: either(text, number), label: text })),
  },
  { isBox: yes, value: literal },
);

const numbers: Schema<NumberStyle> = map({}, { sign: text, groups: number, separator: text, point: text });

export const conditionCalls = {
  /** What a condition can name, and how the site writes numbers. */
  names: read(spot, map({ all: list(name), numbers })),
  /** What an expression that is being typed says, and what is wrong with it. */
  said: read(more(spot, { text }), saidAnswer),
};
