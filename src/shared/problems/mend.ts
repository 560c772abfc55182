import { nearest } from './nearest.ts';
import type { Problem } from './problem.ts';

/** The text at the place of a problem, and the text that replaces it to solve the problem. */
export interface Mend {
  readonly typed: string;
  readonly by: string;
}

/**
 * The edit that a problem's fix asks for, where it asks for exactly one: another spelling of a name, quotes around a
 * value or none. `marked`: the text at the place of the problem. It reads what nearest.ts and check/reason.ts write;
 * tests/cases/problems.test.ts tries each edit.
 */
export function mendOf({ code, message, fix }: Problem, marked: string): Mend | undefined {
  const [, meant] = /^Did you mean "(.+?)"\?/.exec(fix) ?? [];
  if (meant !== undefined) {
    const typed = typedIn(message, marked, meant);
    return typed === undefined ? undefined : { typed, by: meant };
  }
  const [, named] = code === 'ref/by-number' ? (/^Write (\S+)\.$/.exec(fix) ?? []) : [];
  if (named !== undefined) return { typed: withoutQuotes(marked), by: named };
  const [, value] =
    /^Put it in quotes: ("[^"]*")\./.exec(fix) ??
    /^Write it (?:without quotes|as a list): (\S+)\.(?:\s|$)/.exec(fix) ??
    [];
  return value === undefined || marked === '' ? undefined : { typed: marked, by: value };
}

/** The mistyped name at the place: one that the message quotes, or the whole text there. */
function typedIn(message: string, marked: string, meant: string): string | undefined {
  const whole = withoutQuotes(marked);
  const quoted = [...message.matchAll(/"([^"]+)"|\{([^}]+)\}/g)].map(([, name, value]) => name ?? value ?? '');
  const isMeant = (typed: string) => typed !== meant && nearest(typed, [meant]) === meant;
  return (
    quoted.find((typed) => marked.includes(typed) && isMeant(typed)) ??
    (isMeant(whole) || quoted.includes(whole) ? whole : undefined)
  );
}

const withoutQuotes = (marked: string): string => /^(['"])(.*)\1$/.exec(marked)?.[2] ?? marked;
