import { fileFault, headLength, mediaTypeOf, type FileFault } from '../../../shared/engine/files.ts';
import type { FieldPlan } from '../../../shared/plan/form.ts';
import { listeners } from '../../storage/listeners.ts';

/**
 * The files behind the names that are answers, by the field that they were chosen in. They stay only in memory, until
 * the page unloads.
 */
const chosen = new WeakMap<object, Map<string, File>>();

export const chosenFile = (field: object, name: string): File | undefined => chosen.get(field)?.get(name);

/**
 * Remembers a file of a field.
 * Returns  the answer that names it: its name, or `image (2).jpg` where another file has that name. Phones give every
 *          photo the same name.
 */
export function rememberFile(field: object, file: File): string {
  const files = chosen.get(field) ?? new Map<string, File>();
  chosen.set(field, files);
  const [, stem = '', ending = ''] = /^(.*?)(\.[^.]*)?$/su.exec(file.name) ?? [];
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? file.name : `${stem} (${count})${ending}`;
    const other = files.get(name);
    if (other && !isSameFile(other, file)) continue;
    files.set(name, file);
    return name;
  }
}

const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** What is wrong with a file of the device, as far as the browser knows; undefined if it may be sent. */
export async function faultOfFile(field: Pick<FieldPlan, 'options'>, file: File): Promise<FileFault | undefined> {
  try {
    const head = await file.slice(0, headLength).arrayBuffer();
    return fileFault(field, { size: file.size, type: mediaTypeOf(new Uint8Array(head)) });
  } catch {
    // It was moved or deleted, or is on a device that was removed.
    return 'gone';
  }
}

/** Files that are being sent. */
export interface Sending {
  /** The field whose texts describe it. */
  readonly field: FieldPlan;
  /** The sent part, from 0 to 1. */
  readonly done: number;
  readonly stop: () => void;
}

let current: Sending | undefined;
const { subscribe: subscribeToFiles, notify } = listeners();

export const sendingNow = (): Sending | undefined => current;
export const onSending = subscribeToFiles;

/** Publishes the current upload; undefined when it is over. */
export function tellSending(sending: Sending | undefined): void {
  current = sending;
  notify();
}
