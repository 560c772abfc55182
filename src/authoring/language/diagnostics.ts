import { mendOf } from '../../shared/problems/mend.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { Diagnostic } from './types.ts';

/** Converts the problems of a file to diagnostics. */
export const diagnosticsOf = (
  problems: readonly Problem[],
  severity: Diagnostic['severity'],
  text: string,
): Diagnostic[] => {
  const starts = lineStarts(text);
  return problems.map((problem) => {
    const { code, place, message, fix } = problem;
    const start = Math.min((starts[place.line - 1] ?? 0) + place.column - 1, text.length);
    const end = Math.min(start + place.length, text.length);
    const mend = mendOf(problem, text.slice(start, end));
    const at = mend ? start + text.slice(start, end).lastIndexOf(mend.typed) : 0;
    return {
      start,
      end,
      code,
      message,
      fix,
      severity,
      ...(mend && {
        mend: { title: `Write ${mend.by}`, edit: { start: at, end: at + mend.typed.length, words: mend.by } },
      }),
    };
  });
};

const lineStarts = (text: string): number[] => [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
