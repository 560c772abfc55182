import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { array, at, record } from '../../../compiler/read/data.ts';
import type { Path } from '../../../compiler/read/source.ts';

/** The example of each block and control, in schemas/examples. */
export class Examples {
  private readonly read = new Map<string, unknown>();

  /** `project`: the folder with schemas/. */
  constructor(private readonly project: string) {}

  /** The example of a block; undefined if there is none. */
  block(name: string): unknown {
    const found = this.of('blocks', name);
    const blocks = Array.isArray(found) ? found : array(record(found).blocks);
    return blocks.find((block) => at(block, ['block']) === name);
  }

  /** The example form of a control. */
  field(widget: string): Readonly<Record<string, unknown>> {
    return record(this.of('fields', widget));
  }

  /** The value at the same place in the example of the surrounding block. In lists, its first item. */
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

/** Never throws: a contract that is still being written has no example. */
function readExample(path: string): unknown {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
