import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { array, at, record } from '../../../compiler/read/data.ts';
import type { Path } from '../../../compiler/read/source.ts';

/** The smallest use of each block and control, which lies beside its contract in schemas/examples. */
export class Examples {
  private readonly read = new Map<string, unknown>();

  /** `project`: the folder that holds schemas/. */
  constructor(private readonly project: string) {}

  /** The example of a block; undefined where there is none. */
  block(name: string): unknown {
    const found = this.of('blocks', name);
    const blocks = Array.isArray(found) ? found : array(record(found).blocks);
    return blocks.find((block) => at(block, ['block']) === name);
  }

  /** The form in which the example of a control stands. */
  field(widget: string): Readonly<Record<string, unknown>> {
    return record(this.of('fields', widget));
  }

  /** What the example of the block around a path has at the same place: of a list, its first item. */
  around(path: Path, data: unknown): unknown {
    if (path[0] !== 'blocks' || path.length < 3) return undefined;
    const example = this.block(String(at(data, [...path.slice(0, 2), 'block'])));
    return at(
      example,
      path.slice(2).map((step) => (typeof step === 'number' ? 0 : step)),
    );
  }

  private of(folder: string, name: string): unknown {
    const key = `${folder}/${name}`;
    if (!this.read.has(key)) this.read.set(key, readExample(join(this.project, 'schemas/examples', `${key}.yaml`)));
    return this.read.get(key);
  }
}

/** Throws nothing: a contract without an example is one that is just being written. */
function readExample(path: string): unknown {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
