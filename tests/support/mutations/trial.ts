import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { uncoveredRequired } from '../../../src/authoring/coverage/report.ts';
import { measure } from '../../../src/authoring/coverage/measure.ts';
import type { Contracts } from '../../../src/compiler/check/contracts.ts';
import { compileSite, type Site } from '../../../src/compiler/compile-site.ts';
import type { Checked } from '../../../src/compiler/check/checked.ts';
import type { SymbolTable } from '../../../src/compiler/resolve/symbols.ts';
import type { Source } from '../../../src/compiler/read/source.ts';
import type { Example, WizardExample } from '../../../src/shared/plan/config.generated.ts';
import { outcomeOf } from '../../../src/compiler/simulate/outcomes.ts';
import { lostValues } from '../shipped-values.ts';
import { againstSpec } from '../spec/values.ts';
import { lookOf, type Modules } from '../../config/looks.ts';
import type { Edit } from './edit.ts';
import { modulesOf, shippedBy, type Shipped } from './modules.ts';
import type { Verdict } from './verdict.ts';

const snapshots = join(import.meta.dirname, '../../config/snapshots');

/** The site without the edit: what it ships, and the data of its files. */
export interface Before {
  readonly shipped: Shipped;
  readonly data: ReadonlyMap<string, unknown>;
}

/**
 * What detects an edit in the folder `root`: the compiler, an example, a fact, a snapshot or nothing.
 * `before` is the site without the edit.
 */
export async function tryEdit(edit: Edit, contracts: Contracts, root: string, before: Before): Promise<Verdict> {
  try {
    return await verdictOf(edit, compileSite(root, contracts), root, before);
  } catch (error) {
    return {
      end: 'crashed',
      why: String((error as Error).stack)
        .split('\n')
        .slice(0, 3)
        .join(' '),
    };
  }
}

async function verdictOf(edit: Edit, { symbols, problems }: Site, root: string, before: Before): Promise<Verdict> {
  if (problems.length > 0) {
    const inFile = problems.filter(({ place }) => place.file === edit.file);
    const distance = Math.min(...inFile.map(({ place: { line } }) => Math.max(0, edit.from - line, line - edit.to)));
    return { end: 'caught', why: problems[0]!.code, ...(inFile.length > 0 && { distance }) };
  }
  const shipped = shippedBy(symbols, root);
  const modules = modulesOf(symbols, shipped);
  const changed = [...shipped.keys()]
    .filter((key) => shipped.get(key) !== before.shipped.get(key))
    .concat([...before.shipped.keys()].filter((key) => !shipped.has(key)));
  const example = await failedExample(symbols, modules, new Set([edit.file, ...changed]));
  if (example !== undefined) return { end: 'example', why: example };
  const gap = /^config\/(forms|wizards)/.test(edit.file)
    ? uncoveredRequired(measure(symbols, root).report)[0]
    : undefined;
  if (gap) return { end: 'example', why: `${gap.what} has none` };
  const [fact] = [...againstSpec(symbols.sources), ...symbols.sources.flatMap(lostValues)];
  if (fact !== undefined) return { end: 'test', why: fact };
  if (changed.length === 0) return { end: 'no effect', why: '' };
  const look = await changedLook(symbols, modules, [edit.file, ...changed]);
  if (look !== undefined) return { end: 'drawn', why: look };
  if (sameData(symbols, before)) return { end: 'no effect', why: '' };
  return { end: 'silent', why: changed.join(', ') };
}

async function failedExample(
  symbols: SymbolTable,
  modules: Modules,
  files: ReadonlySet<string>,
): Promise<string | undefined> {
  for (const source of symbols.sources.filter(
    ({ file, kind }) => files.has(file) && (kind === 'form' || kind === 'wizard'),
  )) {
    for (const { came, declared, name } of await outcomes(source, modules))
      if (!isDeepStrictEqual(plain(came), plain(declared))) return `${source.file}: ${name}`;
  }
  return undefined;
}

async function outcomes(source: Source, modules: Modules) {
  const form = await modules[source.kind === 'form' ? 'form' : 'wizard'](source.file);
  const offers = await modules.offers(source as Checked<'form'>);
  return (source.data as { readonly examples: readonly (Example & WizardExample)[] }).examples.map((example) => ({
    name: example.name,
    ...outcomeOf(form, example, offers),
  }));
}

/** As `toEqual` compares: without undefined properties. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The first snapshot that no longer matches. Every snapshot can show parts of site.yaml. */
async function changedLook(
  symbols: SymbolTable,
  modules: Modules,
  files: readonly string[],
): Promise<string | undefined> {
  const touchesAll = files.includes('virtual:site');
  const touched = symbols.sources.filter(
    ({ file, kind }) => files.includes(file) || (kind === 'site' && (touchesAll || files.includes('virtual:shell'))),
  );
  for (const source of new Set([...touched, ...(touchesAll ? symbols.sources : [])])) {
    const look = await lookOf(source, modules);
    if (look && storedLook(look.path) !== look.text) return look.path;
  }
  return undefined;
}

/**
 * Whether the files differ only in the order of keys or of required fields. An order that matters is in a snapshot or
 * an example.
 */
const sameData = ({ sources }: SymbolTable, before: Before): boolean =>
  sources.every(({ file, data }) => isDeepStrictEqual(unordered(data), unordered(before.data.get(file))));

const unordered = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (key, value: unknown) =>
    key === 'required' && Array.isArray(value) ? [...(value as unknown[])].sort() : value,
  );

const stored = new Map<string, string | undefined>();

function storedLook(path: string): string | undefined {
  const file = join(snapshots, path);
  if (!stored.has(path)) stored.set(path, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  return stored.get(path);
}
