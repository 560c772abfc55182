import type { Name } from '../../shared/conditions/names.ts';
import type { NumberStyle } from '../../shared/plan/message.ts';
import type { Lead } from './leads.ts';
import type { Line, Node, Value } from '../../shared/conditions/tree.ts';
import { read } from '../contract/call.ts';
import {
  unionOf,
  list,
  map,
  extend,
  number,
  oneOf,
  schema,
  text,
  truth,
  yes,
  type Of,
  type Schema,
} from '../contract/schema.ts';
import { configPlace, stretch } from '../contract/values.ts';

const literal = unionOf(text, number, truth);

const value: Schema<Value> = unionOf(literal, map({ name: text }, { all: yes }));

const line = map(
  { name: text, sign: schema<Line['sign']>({ type: 'string' }), values: list(value) },
  { of: oneOf('count', 'years'), not: yes },
);

/** A condition as lines and nested groups of lines. */
const node = schema<Node>({
  $id: 'node',
  ...unionOf(line, map({ join: oneOf('all', 'any'), lines: list(schema<Node>({ $ref: 'node' })) })),
});

export const lead = schema<Lead>({ type: 'string' });

/** As a sentence and as lines, as far as these can express it. */
const wording = map({}, { sentence: text, lines: node });

/** A condition or expression. `takesMap`: whether it can also be written as a map of fields. */
export const condition = extend(wording, { lead, takesMap: truth });
export type Condition = Of<typeof condition>;

const fault = extend(stretch, { why: text, fix: text });

const saidAnswer = extend(wording, { faults: list(fault) });
export type SaidAnswer = Of<typeof saidAnswer>;

const name: Schema<Name> = map(
  {
    name: text,
    title: text,
    type: oneOf('text', 'number', 'date', 'truth', 'choices', 'rows'),
    options: list(map({ value: unionOf(text, number), label: text })),
  },
  { isBox: yes, value: literal },
);

export const numberStyle: Schema<NumberStyle> = map({}, { sign: text, groups: number, separator: text, point: text });

export const conditionCalls = {
  /** The names that a condition can use, and the number format of the site. */
  names: read(configPlace, map({ all: list(name), numbers: numberStyle })),
  /** Parses an expression that is being typed: its meaning and its faults. */
  said: read(extend(configPlace, { text }), saidAnswer),
};
