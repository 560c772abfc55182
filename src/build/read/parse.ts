import { isScalar, LineCounter, parseAllDocuments, visit, type Document, type Scalar, type YAMLError } from 'yaml';
import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import type { FoundFile } from './files.ts';
import { placeOfRange, type Source } from './source.ts';

/** More aliases than this in one file is a YAML bomb; no config of ours needs one. */
const mostAliases = 20;

/** Words that older YAML reads as yes or no, and numbers that it reads in base 8. */
const ambiguous = /^(y|Y|yes|Yes|YES|n|N|no|No|NO|on|On|ON|off|Off|OFF|[-+]?0[0-9]+)$/;

export interface Parsed {
  readonly source?: Source;
  readonly problems: readonly Problem[];
}

/**
 * One file's bytes to data with positions.
 * Problems: file/misplaced, file/not-utf8, file/bom, file/empty, and all of yaml/.
 */
export function parseFile({ file, bytes, kind, id }: FoundFile): Parsed {
  const lines = new LineCounter();
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { problems: [say.notUtf8(wholeFile(file))] };
  }
  const spot = { file, text, lines };
  if (!kind) return { problems: [say.misplaced(wholeFile(file))] };
  if (text.startsWith('\uFEFF')) return { problems: [say.bom(wholeFile(file))] };
  const tab = /^ *\t/m.exec(text);
  const docs = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  if (tab) return { problems: [say.tab(placeOfRange(spot, tab.index + tab[0].length - 1, tab.index + tab[0].length))] };
  const [doc, second] = Array.isArray(docs) ? docs : [];
  if (!doc || doc.contents === null) return { problems: [say.emptyFile(wholeFile(file))] };
  if (second) return { problems: [say.manyDocuments(placeOfRange(spot, second.range?.[0] ?? 0, (second.range?.[0] ?? 0) + 3))] };
  if (doc.errors.length > 0) return { problems: doc.errors.map((error) => syntaxProblem(spot, error)) };
  const found = oddScalars(spot, doc as Document);
  if (found.length > 0) return { problems: found };
  try {
    const data: unknown = doc.toJS({ maxAliasCount: mostAliases });
    return { source: { ...spot, kind, id, doc: doc as Document, data }, problems: [] };
  } catch {
    return { problems: [say.bomb(wholeFile(file), mostAliases)] };
  }
}

function syntaxProblem(spot: Pick<Source, 'file' | 'text' | 'lines'>, { code, message, pos }: YAMLError): Problem {
  const place = placeOfRange(spot, pos[0], Math.max(pos[1], pos[0] + 1));
  if (code === 'DUPLICATE_KEY') return say.duplicateKey(place);
  return say.syntax(place, message.split('\n')[0] ?? message);
}

/** Bombs, and plain scalars that people read otherwise than YAML does. */
function oddScalars(spot: Pick<Source, 'file' | 'text' | 'lines'>, doc: Document): Problem[] {
  const found: Problem[] = [];
  let aliases = 0;
  visit(doc, {
    Alias(_, node) {
      aliases += 1;
      if (aliases === mostAliases + 1) found.push(say.bomb(placeOfRange(spot, node.range?.[0] ?? 0, node.range?.[1] ?? 1), mostAliases));
    },
    Scalar(_, node) {
      const written = plainText(node);
      if (written !== undefined && ambiguous.test(written)) {
        found.push(say.ambiguous(placeOfRange(spot, node.range?.[0] ?? 0, node.range?.[1] ?? 1), written));
      }
    },
  });
  return found;
}

const plainText = (node: Scalar): string | undefined => (isScalar(node) && node.type === 'PLAIN' ? node.source : undefined);

const wholeFile = (file: string) => ({ file, line: 1, column: 1, length: 1, excerpt: '' });
