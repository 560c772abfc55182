import type { Contracts, JsonSchema } from '../../../compiler/check/contracts.ts';
import { at, record, text } from '../../../compiler/read/data.ts';
import type { Kind, Path } from '../../../compiler/read/source.ts';
import { widgetOf } from '../../../compiler/resolve/settings.ts';
import type { Field, FieldUi } from '../../../shared/plan/config.generated.ts';
import { byDayKey } from '../../../shared/plan/by-day.ts';
import { byDay, dated } from './dated.ts';
import { holds, mayBecome } from './fits.ts';
import { partOf, settingsIn, wholeOf, type Part } from './parts.ts';
import { constantName, taken } from './taken.ts';

/** Files of these kinds take nothing from others: what they hold is what they say. */
const takesNothing: readonly Kind[] = ['constants'];

/** The contract of a file as it may be written, before constants and parts of other files are filled in. */
export class WrittenContract {
  readonly takes: boolean;

  /** `whole`: what a map is together with the part of another file that it builds on. */
  constructor(
    private readonly contracts: Contracts,
    private readonly kind: Kind,
    private readonly data: unknown,
    private readonly whole: (map: unknown) => unknown,
  ) {
    this.takes = !takesNothing.includes(kind);
  }

  /** All parts of the contract that hold for the value at a path, by what stands there and around it. */
  at(path: Path): Part[] {
    let value = this.whole(this.data);
    let parts = this.fitting(wholeOf(`${this.kind}.schema.json`, this.contracts), value);
    for (const [depth, step] of path.entries()) {
      const inner = this.inside(parts, step, value, path.slice(0, depth));
      value = this.whole(at(value, [step]));
      parts = inner.flatMap((part) => this.fitting(part, value));
    }
    return parts;
  }

  /** What is at a path, with what maps on the way build on. */
  valueAt(path: Path): unknown {
    return path.reduce((value, step) => this.whole(at(value, [step])), this.whole(this.data));
  }

  /** The parts that hold for the value of a key, in a map at a path for which these parts hold. */
  ofKey(parts: readonly Part[], key: string, path: Path): Part[] {
    const holder = this.valueAt(path);
    return this.inside(parts, key, holder, path).flatMap((part) => this.fitting(part, this.whole(at(holder, [key]))));
  }

  /** The parts that hold for the value of a key that is not written yet. */
  ofProperty(parts: readonly Part[], key: string): Part[] {
    if (this.takes && isTaken(key)) return [takenPart(key)];
    if (this.takes && key === byDayKey) return parts.map(byDay);
    return parts.flatMap((part) => this.propertyOf(part, key)).flatMap((part) => this.fitting(part, undefined));
  }

  /** The parts that hold for an item of a list for which these parts hold. */
  ofItems(parts: readonly Part[]): Part[] {
    return this.inside(parts, 0, [], []).flatMap((part) => this.fitting(part, undefined));
  }

  private inside(parts: readonly Part[], step: string | number, holder: unknown, path: Path): Part[] {
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

  private propertyOf(part: Part, key: string): Part[] {
    const { properties = {}, additionalProperties: others, 'x-keys': keys } = part.schema;
    const known = properties as Record<string, JsonSchema>;
    const own = Object.hasOwn(known, key) ? known[key] : others;
    if (own && typeof own === 'object') return [partOf(own as JsonSchema, part, key, this.contracts)];
    // Of answers by field, the contract says no more than that.
    return keys === 'field' ? [{ schema: { 'x-answer': true }, file: part.file, name: `${part.name}.${key}` }] : [];
  }

  /** The contract of the settings of the control or plug-in that is named beside them, or that the field has anyway. */
  private ofSettings(part: Part, key: string, holder: unknown, path: Path): Part[] {
    return settingsIn(part, this.contracts).flatMap(({ key: by, name, settings, contract }) => {
      if (settings !== key) return [];
      const named = text(at(holder, [by])) ?? (by === 'widget' ? this.widgetAt(path, holder) : undefined);
      return named === name ? [contract] : [];
    });
  }

  /** The control of the field whose `ui` stands at a path, where none is named. */
  private widgetAt(path: Path, ui: unknown): string {
    return widgetOf(this.fieldAt(path), record(ui) as FieldUi);
  }

  /** The schema of the field whose `ui` stands at a path. */
  private fieldAt(path: Path): Field | undefined {
    const start = path.indexOf('ui');
    let fields: Path = [...path.slice(0, start), 'schema', 'properties'];
    // In the `ui` of a field of rows stands that of the fields in them: members, rows, ui, age.
    for (const name of path
      .slice(start + 1)
      .filter((_, index) => index % 3 === 0 && index + 1 < path.length - start - 1))
      fields = [...fields, name, 'items', 'properties'];
    const field = this.valueAt([...fields, path.at(-1) ?? '']);
    return field && typeof field === 'object' ? (field as Field) : undefined;
  }

  /** A part with all others that hold for the same value. */
  private fitting(part: Part, value: unknown): Part[] {
    const { allOf = [], if: condition, then, else: otherwise, oneOf, anyOf } = part.schema;
    const inner = (schema: unknown, key: string | number) => partOf(schema as JsonSchema, part, key, this.contracts);
    const follows = condition === undefined ? undefined : holds(condition as JsonSchema, value) ? then : otherwise;
    const always = [...(allOf as readonly unknown[]).map(inner), ...(follows ? [inner(follows, 'then')] : [])];
    return [
      part,
      ...always.flatMap((one) => this.fitting(one, value)),
      ...this.alternatives(((oneOf ?? anyOf ?? []) as readonly unknown[]).map(inner), value),
    ];
  }

  /** Of the things that a value may be, those that it can still become; all where it is none. */
  private alternatives(branches: readonly Part[], value: unknown): Part[] {
    const possible = branches.filter((branch) => mayBecome(branch, value));
    const left = possible.length > 0 ? possible : branches;
    const fitting = left.map((branch) => this.fitting(branch, value));
    return left.length === 1
      ? fitting.flat()
      : fitting.flatMap((parts, alternative) => parts.map((part) => ({ ...part, alternative })));
  }
}

const isTaken = (key: string): key is '$ref' | '$constant' => key === '$ref' || key === '$constant';

/** What may stand for `$constant` and `$ref`, which no contract of schemas/ knows. */
const takenPart = (key: '$constant' | '$ref'): Part => {
  const words = key === '$constant' ? constantName : taken.part;
  return {
    schema: { ...words, 'x-ref': key === '$constant' ? 'constant' : 'part' },
    file: 'common.schema.json',
    name: key,
  };
};

/** What the contracts of a place say of it in words, those that stand nearest first. */
export const descriptionOf = (parts: readonly Part[]): string => describedBy(parts.map(({ schema }) => schema)) ?? '';

/**
 * The first description among contracts of one place. Where one of them only leads to another by a value, as a block by
 * its name, that one tells more. Lines of the specification are for developers.
 */
export function describedBy(schemas: readonly JsonSchema[]): string | undefined {
  const leads = ({ allOf }: JsonSchema) =>
    Array.isArray(allOf) && allOf.some((one: JsonSchema) => one.if !== undefined);
  const told = [...schemas.filter((one) => !leads(one)), ...schemas.filter(leads)].map((one) => text(one.description));
  return told.find((one) => one !== undefined)?.replaceAll(/ \(spec [^)]*\)/g, '');
}
