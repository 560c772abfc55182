import type { ASTNode } from '@marcbachmann/cel-js';
import type { TableCall } from '../../shared/conditions/cel/walk.ts';
import type { MatchColumn, Test } from '../../shared/plan/table.ts';
import type { ValueType } from './language.ts';
import type { Tables } from './table.ts';

/** What the names in an expression refer to. */
export interface Scope {
  /** The type of the answer to each field. */
  readonly fields: ReadonlyMap<string, ValueType>;
  /** By field of rows: the types of the answers in each row. */
  readonly rows: ReadonlyMap<string, ReadonlyMap<string, ValueType>>;
  /** The fields whose rows are worked out: projections. */
  readonly projections?: ReadonlySet<string>;
  /** The value of each constant, by file and name: health.ageGap. */
  readonly constants: ReadonlyMap<string, unknown>;
  readonly tables: Tables;
  /** The values that a part of an expression gives to a column of a table; undefined if they are unknown. */
  givenTo?(node: ASTNode, column: MatchColumn): Test | undefined;
  /** All look-ups of the fields that are asked together. */
  lookUps?(): readonly TableCall[];
}
