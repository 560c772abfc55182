import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileSite } from '../../../src/compiler/compile-site.ts';
import type { SymbolTable } from '../../../src/compiler/resolve/symbols.ts';
import { references } from '../../../src/compiler/resolve/references.ts';
import { kinds, type Source } from '../../../src/compiler/read/source.ts';
import { Draw } from './draw.ts';
import { drawOperator, editOf, normal, replacing, type Edit } from './edit.ts';
import { shippedBy } from './modules.ts';
import { tryEdit } from './trial.ts';
import type { Tried } from './verdict.ts';
import { contracts } from '../compiled.ts';

export interface Choice {
  readonly seed: number;
  readonly count: number;
  /** This run makes every `of`-th edit, from number `part` on. */
  readonly part: number;
  readonly of: number;
}

/** Makes random edits of a copy of the site's config, one at a time, and returns their results. */
export const runMutations = (project: string, { seed, count, part, of }: Choice): Promise<Tried[]> =>
  inCopy(project, async (symbols, texts, attempt) => {
    const tried: Tried[] = [];
    for (let index = part; index < count; index += of)
      tried.push(await attempt(drawEdit(symbols, texts, new Draw(seed * 1_000_003 + index)), index));
    return tried;
  });

/** Makes these edits in the same way. */
export const runEdits = (project: string, edits: readonly Replacement[]): Promise<Tried[]> =>
  inCopy(project, async (_, texts, attempt) => {
    const tried: Tried[] = [];
    for (const [index, { file, replace, by, kind }] of edits.entries())
      tried.push(await attempt(replacing(file, texts.get(file) ?? '', kind, replace, by), index));
    return tried;
  });

export interface Replacement {
  readonly kind: string;
  readonly file: string;
  readonly replace: string;
  readonly by: string;
}

type Texts = ReadonlyMap<string, string>;

/** `attempt` makes an edit, finds what detects it, and reverts it. */
async function inCopy<Result>(
  project: string,
  work: (symbols: SymbolTable, texts: Texts, attempt: (edit: Edit, index: number) => Promise<Tried>) => Promise<Result>,
): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), 'mutations-'));
  try {
    cpSync(join(project, 'config'), join(root, 'config'), { recursive: true });
    const texts = new Map(
      compileSite(root, contracts).symbols.sources.map(({ file }) => [
        file,
        normal(readFileSync(join(root, file), 'utf8')),
      ]),
    );
    for (const [file, text] of texts) writeFileSync(join(root, file), text);
    const { symbols, problems } = compileSite(root, contracts);
    if (problems.length > 0) throw new Error(`The config has problems before any edit: ${problems[0]!.message}`);
    const data = new Map(symbols.sources.map((source) => [source.file, source.data]));
    const before = { shipped: shippedBy(symbols, root), data };
    return await work(symbols, texts, async (edit, index) => {
      writeFileSync(join(root, edit.file), edit.text);
      const verdict = await tryEdit(edit, contracts, root, before);
      writeFileSync(join(root, edit.file), texts.get(edit.file)!);
      return { index, file: edit.file, operator: edit.operator, from: edit.from, shown: edit.shown, ...verdict };
    });
  } finally {
    rmSync(root, { recursive: true });
  }
}

/**
 * Each operator is equally likely, and so is each kind of file that it can edit, independent of the number of files.
 */
function drawEdit(symbols: SymbolTable, texts: Texts, draw: Draw): Edit {
  const operator = drawOperator(draw);
  for (;;) {
    const kind = draw.one(kinds.filter((one) => symbols.sources.some((source) => source.kind === one)));
    const source = draw.one(symbols.sources.filter((one) => one.kind === kind))!;
    const edit = editOf(source.file, texts.get(source.file)!, operator, draw, referring(source, symbols));
    if (edit) return edit;
  }
}

/** Kinds of references in contracts that are texts, and refer to nothing. */
const textKinds: ReadonlySet<string> = new Set(['message', 'rich', 'text']);

/** The paths where a file refers to something else, by its contract. */
function referring(source: Source, symbols: SymbolTable): ReadonlySet<string> {
  const found = references(source.data, `${source.kind}.schema.json`, symbols.contracts).filter(
    ({ kind }) => !textKinds.has(kind),
  );
  return new Set(found.map(({ path }) => path.join('/')));
}
