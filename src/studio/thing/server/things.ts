import type { Document } from 'yaml';
import type { JsonSchema } from '../../../compiler/check/contracts.ts';
import { Lines } from '../../../compiler/read/lines.ts';
import type { Path } from '../../../compiler/read/source.ts';
import { describedBy } from '../../../authoring/language/contract/contract.ts';
import type { CopyLimits } from '../../../shared/plan/config.generated.ts';
import { byDayKey } from '../../../shared/plan/by-day.ts';
import { isByDay } from '../../../compiler/schedule/by-day.ts';
import { settingsOf } from '../../../compiler/resolve/settings.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import type { Control, Crumb, Part, Thing, ThingKind } from '../contract.ts';
import { isWithin } from '../../contract/path.ts';
import { addPlacesOf } from '../../adding/server/places.ts';
import { arrangementsOf } from '../../edit/server/arrange.ts';
import { readText, type ReadText } from '../../workspace/read-text.ts';
import { hashOf } from '../../workspace/config-files.ts';
import { constantsOf } from './constants-in.ts';
import { controlOf } from './control.ts';
import { Conditions } from '../../conditions/server/thing-says.ts';
import { fieldAbout } from '../../fields/server/about.ts';
import { contractAt } from './contract-at.ts';
import { at } from '../../../compiler/read/data.ts';
import { daysOfThing } from '../../days/server/days.ts';
import { mayHaveName } from '../../names/server/may-have-name.ts';
import { isSheet } from '../../sheet/server/sheet.ts';
import { isLines } from '../../sheet/server/lines.ts';
import { fileOf, type ConfigFile } from '../../workspace/file-of.ts';
import { usesOfThing } from './uses.ts';

/** The thing at a path of a file. `text`: of the file or its draft. */
export function thingAt(
  file: string,
  path: Path,
  text: string,
  symbols: SymbolTable,
): Omit<Thing, 'turn' | 'state' | 'isShown' | 'others' | 'draft'> {
  const read = readText(text);
  const { data } = read;
  const source = fileOf(file);
  const checked = symbols.files.get(file);
  const value = at(data, path);
  const schemas = schemasOf(source, data, path, symbols);
  const kind = thingKindAt(source, path, schemas);
  const words = schemas.map((schema) => schema['x-ref']).find((one) => isWords(one));
  const description = describedBy(schemas);
  const maxLength = limitOf(schemas, symbols);
  const conditions = new Conditions(checked, symbols);
  const condition = conditions.at(path, value);
  const constants = constantsOf(value, condition !== undefined || kind === 'field', symbols);
  return {
    kind,
    label: labelOf(data, path, source),
    file,
    line: new Lines(text).locate(offsetAtPath(read, path)).line,
    path,
    crumbs: crumbsOf(source, data, path, symbols),
    ...(description !== undefined && { description }),
    ...(maxLength !== undefined && { maxLength }),
    ...(typeof value === 'string' && isWords(words)
      ? { text: words }
      : changedBy(source, path, { kind, read, schemas }, symbols)),
    ...(condition && { condition }),
    ...(constants.length > 0 && { constants }),
    ...(checked && fieldAbout(checked, path, symbols, conditions)),
    value: isLong(value) ? undefined : value,
    base: hashOf(text),
    ...usesOfThing(source, path, symbols),
    ...daysOfThing(source, data, path, schemas),
    ...(mayHaveName(source, path, { kind, value, schemas }) && { hasName: true }),
    arrangements: kind === 'text' ? [] : arrangementsOf(data, path),
    adds: addPlacesOf(source, data, path, symbols),
    ...sheetOf(source, path, data),
    parts:
      isCells(value) || isByDay(value)
        ? []
        : thingParts(value, (step, inner) => conditions.sentence([...path, step], inner)),
  };
}

/** The most characters of a text, by the limits of site.yaml. */
function limitOf(schemas: readonly JsonSchema[], { site }: SymbolTable): number | undefined {
  const kind = schemas.map((schema) => schema['x-limit']).find((one) => one !== undefined);
  return site?.data.copy?.limits?.[kind as keyof CopyLimits];
}

/** The offset of the value at a path. */
function offsetAtPath(read: ReadText, path: Path): number {
  const part = read.partAt(path);
  const start = (doc: Document, way: Path) =>
    (doc.getIn(way, true) as { range?: readonly number[] } | undefined)?.range?.[0] ?? 0;
  return part ? part.short.toWhole(start(part.parsed.doc, part.path)) : start(read.doc, path);
}

/** Control for a value that is not text. */
function changedBy(
  source: ConfigFile,
  path: Path,
  {
    kind,
    read,
    schemas,
  }: { readonly kind: ThingKind; readonly read: ReadText; readonly schemas: readonly JsonSchema[] },
  symbols: SymbolTable,
): Pick<Thing, 'control'> {
  if (kind === 'icon' || kind === 'picture') return { control: { kind } };
  // Lists and maps have no control.
  if (!isLeaf(at(read.data, path))) return {};
  return withControl(controlOf(source, path, { text: read.text, doc: read.doc, schemas }, symbols), schemas);
}

/** A control. A choice of pages becomes a link input, which searches by title. */
function withControl(control: Control | undefined, schemas: readonly JsonSchema[]): Pick<Thing, 'control'> {
  const isLink = schemas.some((schema) => schema['x-ref'] === 'href' || schema['x-ref'] === 'page');
  if (!control) return {};
  return { control: control.kind === 'choice' && isLink ? { kind: 'link', choices: control.choices } : control };
}

/** The values of longer lists are not sent. */
const maxListItems = 200;

const isLeaf = (value: unknown): boolean => typeof value !== 'object' || value === null;

const isLong = (value: unknown): boolean => Array.isArray(value) && value.length > maxListItems;

const isCells = (value: unknown): boolean => isSheet(value) && Array.isArray(value[0]);

/** The sheet at a path, or the CSV file of a table; or whether it is a list of plain texts that are not cells. */
function sheetOf({ kind, file }: ConfigFile, path: Path, data: unknown): Pick<Thing, 'sheet' | 'hasLines'> {
  const value = at(data, path);
  if (kind === 'table' && path.at(-1) === 'rows' && typeof value === 'string')
    return { sheet: { file: `config/tables/${value}`, path: [] } };
  if (isLines(value)) return isCells(at(data, path.slice(0, -1))) ? {} : { hasLines: true };
  return isSheet(value) ? { sheet: { file, path } } : {};
}

type Words = 'text' | 'rich' | 'message';

export const isWords = (ref: unknown): ref is Words => ref === 'text' || ref === 'rich' || ref === 'message';

/** The schemas for a path: from the contract of the file, or inside of settings, of the control or plug-in. */
export function schemasOf(source: ConfigFile, data: unknown, path: Path, symbols: SymbolTable): readonly JsonSchema[] {
  const { contracts, files } = symbols;
  const checked = files.get(source.file);
  const settings = (checked ? settingsOf(checked, contracts) : []).find((one) => isWithin(path, one.path));
  if (!settings || settings.path.length === path.length)
    return contractAt(data, path, `${source.kind}.schema.json`, contracts);
  return contractAt(at(data, settings.path), path.slice(settings.path.length), settings.contract, contracts);
}

function thingKindAt({ kind }: ConfigFile, path: Path, schemas: readonly JsonSchema[]): ThingKind {
  const refs = new Set(schemas.map((schema) => schema['x-ref']));
  if (path.length === 0) return 'file';
  if ([...refs].some(isWords)) return 'text';
  if (refs.has('icon')) return 'icon';
  if (refs.has('asset')) return 'picture';
  const [holder, last] = [path.at(-2), path.at(-1)];
  if (holder === 'properties' && path.at(-3) === 'schema') return 'field';
  if (typeof last !== 'number') return 'property';
  if (kind === 'page' && holder === 'blocks' && path.length === 2) return 'block';
  if (kind === 'wizard' && holder === 'steps' && path.length === 2) return 'step';
  return (kind === 'list' && path.length === 2) || holder === 'oneOf' || holder === 'enum' ? 'option' : 'item';
}

/** Keys that can name an item, the best first. */
const labelKeys = ['block', 'label', 'title', 'heading', 'question', 'name', 'id', 'value'] as const;

function labelOf(data: unknown, path: Path, source: ConfigFile): string {
  const value = at(data, path);
  const step = path.at(-1);
  if (step === undefined) return source.kind === 'page' ? String(nameIn(at(data, ['title'])) ?? source.id) : source.id;
  if (typeof step === 'string') return step === 'value' && path.at(-3) === byDayKey ? String(path.at(-4)) : step;
  const own = value && typeof value === 'object' ? labelKeys.map((name) => at(value, [name])) : [value];
  const words = own.map(nameIn).find((one) => one !== undefined);
  return words === undefined ? String(step + 1) : shortened(String(words));
}

/** A value that can be a label. Not a blank text, which a draft can have: a button needs a name. */
function nameIn(value: unknown): string | number | undefined {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? value : undefined;
}

/** Keys of containers, which breadcrumbs leave out. */
const holders: ReadonlySet<string | number> = new Set([
  byDayKey,
  'blocks',
  'items',
  'schema',
  'properties',
  'steps',
  'constants',
]);

export function crumbsOf(source: ConfigFile, data: unknown, path: Path, symbols: SymbolTable): Crumb[] {
  const paths = [...path.keys(), path.length].map((length) => path.slice(0, length));
  return paths
    .filter((one) => one.at(-2) !== byDayKey && path[one.length] !== byDayKey)
    .filter((one) => one.length === 0 || one.length === path.length || !holders.has(one.at(-1)!))
    .map((one) => ({
      label: labelOf(data, one, source),
      kind: thingKindAt(source, one, schemasOf(source, data, one, symbols)),
      path: one,
    }));
}

function thingParts(value: unknown, dependsOf: (step: string | number, value: unknown) => Part['depends']): Part[] {
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).map(([key, inner]) => {
    const step = Array.isArray(value) ? Number(key) : key;
    const depends = dependsOf(step, inner);
    const label = typeof step === 'number' ? String(step + 1) : step;
    return { step, label, words: shownValue(inner), ...(depends && { depends }) };
  });
}

function shownValue(value: unknown): string {
  if (!value || typeof value !== 'object') return shortened(String(value ?? ''));
  const own = [...labelKeys, '$constant'].map((name) => at(value, [name])).find((one) => typeof one === 'string');
  if (typeof own === 'string') return shortened(own);
  if (!Array.isArray(value)) return '…';
  return value.length === 1 ? '1 item' : `${value.length} items`;
}

const shortened = (words: string): string => (words.length <= 60 ? words : `${words.slice(0, 59)}…`);
