import { createInterface } from 'node:readline/promises';
import { coloursFor } from './colours.ts';
import { exit, type Answer, type Refusal } from './command.ts';

/** Prints data as JSON. A continuous command prints each answer on one line, so that scripts can read line by line. */
export const printJson = (data: unknown, oneLine = false): void =>
  console.log(JSON.stringify(data, null, oneLine ? 0 : 2));

/** Prints an answer as text, to standard error if something is wrong. */
export function printText({ code, text, notes }: Answer): void {
  const words = text(coloursFor(code === exit.fine ? process.stdout : process.stderr));
  if (words !== '' && code === exit.fine) console.log(words);
  else if (words !== '') console.error(words);
  if (notes) console.error(notes(coloursFor(process.stderr)));
}

export function printRefusal({ message }: Refusal, json: boolean): void {
  if (json) printJson({ error: message });
  else console.error(message);
}

/** Asks a yes/no question. Anything but yes is no. */
export async function confirm(question: string): Promise<boolean> {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await reader.question(`${question} [y/N] `)).trim());
  } finally {
    reader.close();
  }
}
