import { join } from 'node:path';
import { DataCache } from '../../../src/compiler/cache/data-cache.ts';
import { cacheFolder } from '../../../src/compiler/cache/folder.js';
import { fillSources } from '../../../src/compiler/fill/fill.ts';
import { readFiles } from '../../../src/compiler/read/files.ts';
import { parseFile } from '../../../src/compiler/read/parse.ts';
import { todayOf } from '../../../src/compiler/resolve/time-zone.ts';
import { sourceOn } from '../../../src/compiler/schedule/on-day.ts';
import type { Blocks } from '../../../src/shared/plan/blocks.generated.ts';
import type {
  Catalog,
  Form,
  Page,
  Question,
  Site,
  Situation,
  Wizard,
} from '../../../src/shared/plan/config.generated.ts';

import type { Policy, TermPlan } from '../../support/catalog-items.ts';

// The current texts of config, for tests to look for: a product manager may change them.

/** The content of a file, as if nothing were optional: reading a missing property throws. */
type Whole<Content> = { readonly [Key in keyof Content]-?: Whole<NonNullable<Content[Key]>> };

type BlockKind = keyof Blocks extends `blocks/${infer Kind}` ? Kind : never;
type BlockOf<Kind extends BlockKind> = Whole<NonNullable<Blocks[`blocks/${Kind}`]>>;

const root = join(import.meta.dirname, '../../..');
const cache = new DataCache(cacheFolder(root) ?? '', root);
const parsed = readFiles(root).flatMap((file) => parseFile(file, cache).source ?? []);
const { timeZone } = parsed.find(({ kind }) => kind === 'site')?.data as Site;
const today = parsed.map((source) => sourceOn(source, todayOf(timeZone)));
/** The files of config/ as they are today, with constants and parts of other files filled in. */
export const { sources } = fillSources(today, { constants: new Set(), files: new Set() });

/** The content of a file of config/, with constants and parts of other files filled in. Throws if there is no file. */
function read<Content>(name: string): Whole<Content> {
  const file = `config/${name}.yaml`;
  const found = sources.find((source) => source.file === file);
  if (!found) throw new Error(`There is no ${file}`);
  return whole(found.data, file) as Whole<Content>;
}

/** Throws for a missing property. Without this, an undefined name would match every element of a page. */
function whole(data: unknown, place: string): unknown {
  if (data === null || typeof data !== 'object') return data;
  return new Proxy(data, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      if (value === undefined && typeof key === 'string') throw new Error(`${place} has no ${key}`);
      return typeof value === 'function' ? value : whole(value, `${place}/${String(key)}`);
    },
  });
}

export const site = read<Site>('site');
export const page = (name: string) => read<Page>(`pages/${name}`);
export const form = (name: string) => read<Form>(`forms/${name}`);
export const wizard = (name: string) => read<Wizard>(`wizards/${name}`);

/** The questions of a list, with their answers. */
export const questions = (name: string): readonly Question[] => read<{ items: Question[] }>(`lists/${name}`).items;

/** The situation of a list that has this id. */
export const situation = (list: string, id: string) => byId(read<{ items: Situation[] }>(`lists/${list}`).items, id);

/** The rows of a list. */
export const rows = (name: string) => read<{ items: Readonly<Record<string, string>>[] }>(`lists/${name}`).items;

/** The term plans, in the order of their catalog. */
export const termPlans = read<{ items: TermPlan[] }>('catalog/term-plans').items;

/** The term plan that has this id. */
export const termPlan = (id: string) => byId(termPlans, id);

/** The policy that has this id. */
export const policy = (id: string) => byId(read<{ items: Policy[] }>('catalog/policies').items, id);

/** The labels of the attributes of a catalog, and of the best value. */
export const attributes = (name: string) => read<Catalog>(`catalog/${name}`).attributes;

/** What is different about the items of a catalog of offers, by the name of the change. */
export const changes = (name: string) => read<Whole<Catalog>>(`catalog/${name}`).changes;

/** The step of a wizard that has this id. */
export const step = (of: string, id: string) => byId(wizard(of).steps, id);

/** The first block of a kind on a page, or a later one: `after` counts those before it. */
export function block<Kind extends BlockKind>(of: string, kind: Kind, after = 0): BlockOf<Kind> {
  const found = page(of).blocks.filter((one) => one.block === kind)[after];
  if (!found) throw new Error(`config/pages/${of}.yaml has no ${kind} of number ${after + 1}`);
  return found as unknown as BlockOf<Kind>;
}

/** The label of a field of a form or step. */
export const label = ({ schema }: Whole<Pick<Form, 'schema'>>, field: string): string =>
  schema.properties[field]!.title;

/** The message of a form or step for an answer that breaks a rule. */
export const message = ({ messages }: Whole<Pick<Form, 'messages'>>, field: string, rule: string): string =>
  messages[field]![rule]!;

/** A text without its markup, **bold** and [links](/Contact), as a page shows it. */
export const plain = (text: string): string => text.replace(/\*\*(.+?)\*\*/g, '$1').replace(/\[(.+?)\]\(.+?\)/g, '$1');

/** A text with values for the names in braces. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

function byId<Item extends { readonly id: string }>(items: readonly Item[], id: string): Item {
  const found = items.find((item) => item.id === id);
  if (!found) throw new Error(`Nothing has the id ${id}`);
  return found;
}
