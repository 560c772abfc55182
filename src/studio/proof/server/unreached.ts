import { Lines } from '../../../compiler/read/lines.ts';
import type { Path } from '../../../compiler/read/source.ts';
import type { ProblemCode } from '../../../shared/problems/codes.ts';
import type { Problem } from '../../../shared/problems/problem.ts';
import { isWithin } from '../../contract/path.ts';
import type { Unreached } from '../contract.ts';
import { offsetOf } from '../../../authoring/edit/text-path.ts';
import { pathAt } from '../../thing/server/source-place.ts';
import type { Proved } from './form-proof.ts';

/** Problems about things that no visitor gets to. */
const neverCodes: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  ...(['condition/never', 'exit/never', 'message/never-shown', 'step/never'] as const),
  ...(['offer/change-never', 'offer/line-never', 'offer/never', 'table/never'] as const),
]);

/** The unreached things in a file, with the reason if it is known. */
export function unreachedIn(
  { file, text }: { readonly file: string; readonly text: string },
  proved: readonly Proved[],
  problems: readonly Problem[],
): readonly Unreached[] {
  const source = { file, text, lines: new Lines(text) };
  const told = problems
    .filter(({ code, place }) => neverCodes.has(code) && place.file === file)
    .map(({ place, message }): Unreached => ({
      path: pathAt(source, offsetOf(source, place.line, place.column)),
      why: message,
    }));
  const missed = proved
    .filter(({ visitor }) => !visitor)
    .flatMap(({ places, excuse }) =>
      places.filter((place) => place.file === file).map(({ path }) => ({ path, excuse })),
    )
    .map(({ path, excuse }): Unreached => {
      const why = excuse ?? told.find((one) => isWithin(one.path, path))?.why;
      return { path, ...(why !== undefined && { why }) };
    });
  // A thing can be part of several forms. It is enough to reach it in one.
  const met = new Set(
    proved.flatMap(({ visitor, places }) => (visitor ? places.map(({ path }) => pathKey(path)) : [])),
  );
  const all = new Map([...told, ...missed].map((one) => [pathKey(one.path), one]));
  return [...all].filter(([key]) => !met.has(key)).map(([, one]) => one);
}

const pathKey = (path: Path): string => JSON.stringify(path);
