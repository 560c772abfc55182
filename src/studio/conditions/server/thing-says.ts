import type { Checked } from '../../../compiler/check/checked.ts';
import type { Path } from '../../../compiler/read/source.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import type { Condition } from '../contract.ts';
import { leadOf, takesMap } from '../leads.ts';
import type { Names } from '../../../shared/conditions/names.ts';
import { namesAt } from './names-at.ts';
import { saidBy } from '../../../shared/conditions/says.ts';

/** Describes the conditions and expressions of a file, drafts included. */
export class Conditions {
  private readonly known = new Map<string, Names | undefined>();

  constructor(
    /** Undefined for an invalid file. */
    private readonly source: Checked | undefined,
    private readonly symbols: SymbolTable,
  ) {}

  /** The condition or expression at a path, if it has one or can have one. */
  at(path: Path, written: unknown): Condition | undefined {
    const lead = this.hasSome ? leadOf(path) : undefined;
    if (lead === undefined) return undefined;
    const isBound = lead === 'minimum' || lead === 'maximum';
    if (isBound && (typeof written !== 'string' || /^[\d.-]*$/.test(written))) return undefined;
    const names = this.namesAt(path);
    if (!names) return undefined;
    return { lead, takesMap: takesMap(path), ...(written !== undefined && saidBy(written, names)) };
  }

  /** A sentence for a condition, or for an item with a condition. */
  sentence(path: Path, value: unknown): { lead: Condition['lead']; sentence: string } | undefined {
    const [own] = [this.at(path, value), ...this.inside(path, value)].filter((one) => one !== undefined);
    return own?.sentence === undefined ? undefined : { lead: own.lead, sentence: own.sentence };
  }

  private inside(path: Path, value: unknown): (Condition | undefined)[] {
    if (!value || typeof value !== 'object' || Array.isArray(value)) return [];
    return ['when', 'assert'].map((key) =>
      Object.hasOwn(value, key) ? this.at([...path, key], (value as Record<string, unknown>)[key]) : undefined,
    );
  }

  private get hasSome(): boolean {
    return this.source?.kind === 'form' || this.source?.kind === 'wizard';
  }

  /** The names at a path. They are the same in the whole step. */
  private namesAt(path: Path): Names | undefined {
    const key = JSON.stringify(path.slice(0, 6));
    if (!this.known.has(key)) this.known.set(key, namesAt(this.source!, path, this.symbols)?.names);
    return this.known.get(key);
  }
}
