import { Lines } from '../../../compiler/read/lines.ts';
import type { Path } from '../../../compiler/read/source.ts';
import type { ProblemCode } from '../../../shared/problems/codes.ts';
import type { Problem } from '../../../shared/problems/problem.ts';
import { isWithin } from '../../contract/path.ts';
import type { Unreached } from '../contract.ts';
import { offsetOf, pathAt } from '../../thing/server/spots.ts';
import type { Proved } from './form-proof.ts';

/** The problems that say that nobody gets to something. */
const never: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  ...(['condition/never', 'exit/never', 'message/never-shown', 'step/never'] as const),
  ...(['offer/line-never', 'offer/never', 'table/never'] as const),
]);

/** What in a file no visitor gets to, each with the reason as far as it is known. */
export function unreachedIn(
  { file, text }: { readonly file: string; readonly text: string },
  proved: readonly Proved[],
  problems: readonly Problem[],
): readonly Unreached[] {
  const source = { file, text, lines: new Lines(text) };
  const told = problems
    .filter(({ code, place }) => never.has(code) && place.file === file)
    .map(({ place, message }): Unreached => ({
      path: pathAt(source, offsetOf(source, place.line, place.column)),
      why: message,
    }));
  const missed = proved
    .filter(({ visitor }) => !visitor)
    .flatMap(({ spots, excuse }) => spots.filter((spot) => spot.file === file).map(({ path }) => ({ path, excuse })))
    .map(({ path, excuse }): Unreached => {
      const why = excuse ?? told.find((one) => isWithin(one.path, path))?.why;
      return { path, ...(why !== undefined && { why }) };
    });
  // One thing may be asked of visitors in several forms: it is reached when it is in one of them.
  const met = new Set(proved.flatMap(({ visitor, spots }) => (visitor ? spots.map(({ path }) => keyOf(path)) : [])));
  const all = new Map([...told, ...missed].map((one) => [keyOf(one.path), one]));
  return [...all].filter(([key]) => !met.has(key)).map(([, one]) => one);
}

const keyOf = (path: Path): string => JSON.stringify(path);
