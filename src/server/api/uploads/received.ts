import { createHash } from 'node:crypto';
import { headLength, mediaTypeOf } from '../../../shared/engine/files.ts';
import type { FileSuspicion } from '../../../shared/plan/lead.ts';
import { partSize } from '../../leads/store.ts';
import { createInspection } from './suspect.ts';

/** A received file. The media type that the client claims is ignored. */
export interface ReceivedFile {
  /** The field that it was sent for. */
  readonly field: string;
  readonly size: number;
  /** The media type detected from its first bytes; undefined if unknown. */
  readonly type: string | undefined;
  readonly sha256: string;
  readonly suspect?: FileSuspicion | undefined;
  /** Its bytes; empty for a file that is too large for every field. */
  readonly parts: readonly Buffer[];
}

/** Collects the bytes of a file as they arrive. `most`: of a larger file, only the size is kept. */
export function collectFile(field: string, most: number) {
  const hash = createHash('sha256');
  const inspection = createInspection();
  let parts: Buffer[] = [];
  let head = Buffer.alloc(0);
  let size = 0;
  let part = Buffer.alloc(0);
  let filled = 0;

  function keep(chunk: Buffer): void {
    for (let from = 0; from < chunk.length;) {
      if (filled === part.length) {
        part = Buffer.allocUnsafe(partSize);
        filled = 0;
        parts.push(part);
      }
      const copied = chunk.copy(part, filled, from);
      filled += copied;
      from += copied;
    }
  }

  return {
    add(chunk: Buffer): void {
      size += chunk.length;
      if (head.length < headLength) head = Buffer.concat([head, chunk]).subarray(0, headLength);
      if (size > most) {
        [parts, part, filled] = [[], Buffer.alloc(0), 0];
        return;
      }
      hash.update(chunk);
      inspection.add(chunk);
      keep(chunk);
    },
    end(): ReceivedFile {
      const whole = parts.map((one, index) => (index === parts.length - 1 ? one.subarray(0, filled) : one));
      const type = mediaTypeOf(head);
      return { field, size, type, sha256: hash.digest('hex'), suspect: inspection.resultFor(type), parts: whole };
    },
  };
}
