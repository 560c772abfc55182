import type { Scope } from './scope.ts';
import type { TableCall } from '../../shared/conditions/cel/walk.ts';
import type { Range } from '../../shared/plan/table.ts';
import { isWithin } from '../table/ranges.ts';

/**
 * Whether a table has a row for everything that is given to it: the check proves that it has one for all of its values.
 */
export const isInTable = ({ table: name, given }: TableCall, { tables, givenTo }: Scope): boolean =>
  given.every((part, index) => {
    const column = tables.get(name)?.columns[index];
    const values = column && givenTo?.(part, column);
    return values !== undefined && (column?.kind === 'choice' || isWithin((values as readonly Range[])[0]!, column!));
  });
