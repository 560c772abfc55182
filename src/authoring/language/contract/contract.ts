import type { Contracts, JsonSchema } from '../../../compiler/check/contracts.ts';
import { at, record, asText } from '../../../compiler/read/data.ts';
import type { Kind, Path } from '../../../compiler/read/source.ts';
import { widgetOf } from '../../../compiler/resolve/settings.ts';
import type { Field, FieldUi } from '../../../shared/plan/config.generated.ts';
import { byDayKey } from '../../../shared/plan/by-day.ts';
import { byDay, dated } from './dated.ts';
import { conditionHolds, mayBecome } from './fits.ts';
import { partOf, settingsIn, wholeOf, type ContractPart } from './parts.ts';
import { constantName, takenDefinitions } from './taken.ts';

/** Files of these kinds cannot include constants or parts of other files. */
const takesNothing: readonly Kind[] = ['constants'];

/** The contract of a source file, before constants and parts of other files are filled in. */
export class WrittenContract {
  readonly takes: boolean;

  /** `whole`: merges a map with the part of another file that it builds on. */
  constructor(
    private readonly contracts: Contracts,
    private readonly kind: Kind,
    private readonly data: unknown,
    private readonly whole: (map: unknown) => unknown,
  ) {
    this.takes = !takesNothing.includes(kind);
  }

  /** All parts of the contract that apply to the value at a path, given the data there and around it. */
  at(path: Path): ContractPart[] {
    let value = this.whole(this.data);
    let parts = this.fitting(wholeOf(`${this.kind}.schema.json`, this.contracts), value);
    for (const [depth, step] of path.entries()) {
      const inner = this.inside(parts, step, value, path.slice(0, depth));
      value = this.whole(at(value, [step]));
      parts = inner.flatMap((part) => this.fitting(part, value));
    }
    return parts;
  }

  /** The value at a path, with parts of other files merged in. */
  valueAt(path: Path): unknown {
    return path.reduce((value, step) => this.whole(at(value, [step])), this.whole(this.data));
  }

  /** The parts for the value of a key, in a map at a path with these parts. */
  ofKey(parts: readonly ContractPart[], key: string, path: Path): ContractPart[] {
    const holder = this.valueAt(path);
    return this.inside(parts, key, holder, path).flatMap((part) => this.fitting(part, this.whole(at(holder, [key]))));
  }

  /** The parts for the value of a key that is not written yet. */
  ofProperty(parts: readonly ContractPart[], key: string): ContractPart[] {
    if (this.takes && isTaken(key)) return [takenPart(key)];
    if (this.takes && key === byDayKey) return parts.map(byDay);
    return parts.flatMap((part) => this.propertyOf(part, key)).flatMap((part) => this.fitting(part, undefined));
  }

  /** The parts for an item of a list with these parts. */
  ofItems(parts: readonly ContractPart[]): ContractPart[] {
    return this.inside(parts, 0, [], []).flatMap((part) => this.fitting(part, undefined));
  }

  private inside(parts: readonly ContractPart[], step: string | number, holder: unknown, path: Path): ContractPart[] {
    if (typeof step === 'number')
      return parts.flatMap((part) => {
        const items = part.schema.items as JsonSchema | undefined;
        if (!items) return [];
        const item = partOf(items, part, 'item', this.contracts);
        return [this.takes ? dated(item) : item];
      });
    if (this.takes && isTaken(step)) return [takenPart(step)];
    if (this.takes && step === byDayKey) return parts.map(byDay);
    return parts.flatMap((part) => [...this.propertyOf(part, step), ...this.ofSettings(part, step, holder, path)]);
  }

  private propertyOf(part: ContractPart, key: string): ContractPart[] {
    const { properties = {}, additionalProperties: others, 'x-keys': keys } = part.schema;
    const known = properties as Record<string, JsonSchema>;
    const own = Object.hasOwn(known, key) ? known[key] : others;
    if (own && typeof own === 'object') return [partOf(own as JsonSchema, part, key, this.contracts)];
    // For answers by field, the contract has no schema.
    return keys === 'field' ? [{ schema: { 'x-answer': true }, file: part.file, name: `${part.name}.${key}` }] : [];
  }

  /** The contract of the settings of a control or plug-in, which is named beside them or is the field's default. */
  private ofSettings(part: ContractPart, key: string, holder: unknown, path: Path): ContractPart[] {
    return settingsIn(part, this.contracts).flatMap(({ key: by, name, settings, contract }) => {
      if (settings !== key) return [];
      const named = asText(at(holder, [by])) ?? (by === 'widget' ? this.widgetAt(path, holder) : undefined);
      return named === name ? [contract] : [];
    });
  }

  /** The default control of the field whose `ui` is at a path. */
  private widgetAt(path: Path, ui: unknown): string {
    return widgetOf(this.fieldAt(path), record(ui) as FieldUi);
  }

  /** The schema of the field whose `ui` is at a path. */
  private fieldAt(path: Path): Field | undefined {
    const start = path.indexOf('ui');
    let fields: Path = [...path.slice(0, start), 'schema', 'properties'];
    // The `ui` of a field with rows contains that of their fields: members, rows, ui, age.
    for (const name of path
      .slice(start + 1)
      .filter((_, index) => index % 3 === 0 && index + 1 < path.length - start - 1))
      fields = [...fields, name, 'items', 'properties'];
    const field = this.valueAt([...fields, path.at(-1) ?? '']);
    return field && typeof field === 'object' ? (field as Field) : undefined;
  }

  /** A part with all other parts for the same value. */
  private fitting(part: ContractPart, value: unknown): ContractPart[] {
    const { allOf = [], if: condition, then, else: otherwise, oneOf, anyOf } = part.schema;
    const inner = (schema: unknown, key: string | number) => partOf(schema as JsonSchema, part, key, this.contracts);
    const follows =
      condition === undefined ? undefined : conditionHolds(condition as JsonSchema, value) ? then : otherwise;
    const always = [...(allOf as readonly unknown[]).map(inner), ...(follows ? [inner(follows, 'then')] : [])];
    return [
      part,
      ...always.flatMap((one) => this.fitting(one, value)),
      ...this.alternatives(((oneOf ?? anyOf ?? []) as readonly unknown[]).map(inner), value),
    ];
  }

  /** The alternatives that a value can still become; all of them if it fits none. */
  private alternatives(branches: readonly ContractPart[], value: unknown): ContractPart[] {
    const possible = branches.filter((branch) => mayBecome(branch, value));
    const left = possible.length > 0 ? possible : branches;
    const fitting = left.map((branch) => this.fitting(branch, value));
    return left.length === 1
      ? fitting.flat()
      : fitting.flatMap((parts, alternative) => parts.map((part) => ({ ...part, alternative })));
  }
}

const isTaken = (key: string): key is '$ref' | '$constant' => key === '$ref' || key === '$constant';

/** The contract of `$constant` and `$ref`, which schemas/ does not include. */
const takenPart = (key: '$constant' | '$ref'): ContractPart => {
  const words = key === '$constant' ? constantName : takenDefinitions.part;
  return {
    schema: { ...words, 'x-ref': key === '$constant' ? 'constant' : 'part' },
    file: 'common.schema.json',
    name: key,
  };
};

/** The description of a place from its contracts, the nearest first. */
export const descriptionOf = (parts: readonly ContractPart[]): string =>
  describedBy(parts.map(({ schema }) => schema)) ?? '';

/**
 * The first description among contracts of one place. Contracts that only select another by a value, such as a block by
 * name, come last. References to the specification are removed, because they are for developers.
 */
export function describedBy(schemas: readonly JsonSchema[]): string | undefined {
  const leads = ({ allOf }: JsonSchema) =>
    Array.isArray(allOf) && allOf.some((one: JsonSchema) => one.if !== undefined);
  const told = [...schemas.filter((one) => !leads(one)), ...schemas.filter(leads)].map((one) =>
    asText(one.description),
  );
  return told.find((one) => one !== undefined)?.replaceAll(/ \(spec [^)]*\)/g, '');
}
