import { isAlias, isScalar, visit, type Alias, type Document, type Node, type Pair, type Scalar } from 'yaml';
import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import { placeOfRange, type Source } from './source.ts';

type Spot = Pick<Source, 'file' | 'text' | 'lines'>;

/** More aliases than this in one file is a YAML bomb; no config of ours needs one. */
export const mostAliases = 20;

/** Words that older YAML reads as yes or no, and numbers that it reads in base 8. */
const ambiguous = /^(y|Y|yes|Yes|YES|n|N|no|No|NO|on|On|ON|off|Off|OFF|[-+]?0[0-9]+)$/;

/** Characters that no one sees: controls, blanks without width, marks that turn the direction of the text, halves of a character. */
const invisible =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|\p{Surrogate}/u;

/** What is YAML and yet not what its writer meant. Problems: yaml/… */
export function oddities(spot: Spot, doc: Document): Problem[] {
  const found: Problem[] = [...warnings(spot, doc)];
  let aliases = 0;
  visit(doc, {
    Alias(_, node, ancestors) {
      aliases += 1;
      if (aliases === mostAliases + 1) found.push(say.bomb(placeOfNode(spot, node), mostAliases));
      found.push(...aliasProblems(spot, doc, node, ancestors as readonly Node[]));
    },
    Pair: (_, pair) => void found.push(...keyProblems(spot, pair)),
    Scalar: (_, node) => void found.push(...scalarProblems(spot, node)),
  });
  return found;
}

/** Tags such as !!js/function, and lines such as %YAML 1.1, which would change how everything else is read. */
function warnings(spot: Spot, doc: Document): Problem[] {
  const directive = /^%.*$/m.exec(doc.directives?.yaml.explicit ? spot.text : '');
  return [
    ...(directive ? [say.directive(placeOfRange(spot, directive.index, directive.index + directive[0].length))] : []),
    ...doc.warnings.map(({ code, pos: [start, end] }) => {
      const place = placeOfRange(spot, start, end);
      return code === 'TAG_RESOLVE_FAILED' ? say.tag(place, spot.text.slice(start, end)) : say.directive(place);
    }),
  ];
}

function aliasProblems(spot: Spot, doc: Document, node: Alias, ancestors: readonly Node[]): Problem[] {
  const target = node.resolve(doc);
  if (!target) return [say.unknownAlias(placeOfNode(spot, node), node.source)];
  return ancestors.includes(target) || isAlias(target) ? [say.aliasOfItself(placeOfNode(spot, node), node.source)] : [];
}

/** A key is a word: not a list, not a map ({{name}} is one), not empty, not a name that JavaScript keeps for itself. */
function keyProblems(spot: Spot, { key, value }: Pair): Problem[] {
  const place = () => placeOfNode(spot, (key ?? value) as Node | null);
  if (!isScalar(key)) return [say.oddKey(place())];
  const word = String(key.value ?? '');
  if (word === '__proto__') return [say.keptKey(place(), word)];
  return word === '' ? [say.oddKey(place())] : [];
}

function scalarProblems(spot: Spot, node: Scalar): Problem[] {
  const place = () => placeOfNode(spot, node);
  const written = node.source ?? '';
  const { value } = node;
  if (node.type === 'PLAIN' && ambiguous.test(written)) return [say.ambiguous(place(), written)];
  if (typeof value === 'number' && !isExact(value)) return [say.oddNumber(place(), written)];
  if (typeof value !== 'string') return [];
  return [...unseen(spot, node, value), ...cutOff(spot, node)];
}

function unseen(spot: Spot, node: Scalar, value: string): Problem[] {
  const [found] = invisible.exec(value) ?? [];
  if (found === undefined) return [];
  const [start = 0, end = 0] = node.range ?? [];
  const at = spot.text.slice(start, end).indexOf(found);
  const code = `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  // Not found where it is written by its number, within double quotes.
  return [
    say.invisible(
      at === -1 ? placeOfNode(spot, node) : placeOfRange(spot, start + at, start + at + found.length),
      code,
    ),
  ];
}

/** "We are #1": what follows a blank and # is a comment, which we start with another blank. */
function cutOff(spot: Spot, node: Scalar): Problem[] {
  if (node.type !== 'PLAIN' || !node.range) return [];
  const [, end] = node.range;
  const [blanks = ''] = /^[ \t]+(?=#[^\s#])/.exec(spot.text.slice(end)) ?? [];
  return blanks === '' ? [] : [say.cutOff(placeOfRange(spot, end + blanks.length, end + blanks.length + 1))];
}

/** Neither infinite nor more digits than a number keeps. */
const isExact = (value: number): boolean =>
  Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));

const placeOfNode = (spot: Spot, node: Node | null) => placeOfRange(spot, node?.range?.[0] ?? 0, node?.range?.[1] ?? 1);
