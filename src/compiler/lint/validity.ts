import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { Checked } from '../check/checked.ts';
import { placeOf, type Path } from '../read/source.ts';

/** The first and the last day on which something is valid. */
interface Validity {
  readonly validFrom?: string;
  readonly validUntil?: string;
}

/**
 * Checks that constants, service times, catalogs and tables are valid on the day of `today`: since their first day, and
 * until their last, if they have one.
 * Problems: constant/expired, constant/not-yet, constant/never
 */
export function lintValidity(source: Checked<'constants' | 'list' | 'catalog' | 'table'>, today: string): Problem[] {
  const file: Validity = source.data;
  const constants: [string, Validity][] = source.kind === 'constants' ? Object.entries(source.data.constants) : [];
  return [
    ...lintDays(source, [], file, {}, today),
    ...constants.flatMap(([name, own]) => lintDays(source, ['constants', name], own, file, today)),
  ];
}

/** `own`: the days written at the path itself, which are reported there. `inherited`: those of the whole file. */
function lintDays(source: Checked, path: Path, own: Validity, inherited: Validity, today: string): Problem[] {
  const { validFrom: from, validUntil: until } = { ...inherited, ...own };
  const what = path.length > 0 ? `The constant "${String(path[1])}"` : 'The content of this file';
  const placeAt = (key: keyof Validity) => placeOf(source, [...path, key]);
  if (until !== undefined && from !== undefined && until < from && (own.validFrom ?? own.validUntil) !== undefined)
    return [say.neverValid(placeAt(own.validUntil === undefined ? 'validFrom' : 'validUntil'), what)];
  return [
    ...(own.validFrom !== undefined && own.validFrom > today
      ? [say.notYet(placeAt('validFrom'), what, own.validFrom)]
      : []),
    ...(own.validUntil !== undefined && own.validUntil < today
      ? [say.expired(placeAt('validUntil'), what, own.validUntil)]
      : []),
  ];
}
