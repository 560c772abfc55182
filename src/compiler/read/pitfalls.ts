import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  visit,
  type Alias,
  type Document,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { placeOfNode, placeOfRange, type SourceText } from './source.ts';

/**
 * Aliases that repeat more values than this make a "YAML bomb", a small file that grows without bounds. The longest
 * config file has 2,000 values.
 */
const mostRepeated = 5000;

/** Words that YAML 1.1 reads as true or false, and numbers that it reads in base 8. */
export const readByVersion = /^(y|Y|yes|Yes|YES|n|N|no|No|NO|on|On|ON|off|Off|OFF|[-+]?0[0-9]+)$/;

/** Invisible characters: controls, spaces without width, marks that turn the direction of the text, half characters. */
export const invisible =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|\p{Surrogate}/u;

/**
 * Finds valid YAML that is probably not what its author meant, or that other parsers read differently. Problems: yaml/…
 */
export function pitfalls(source: SourceText, doc: Document): Problem[] {
  const found: Problem[] = [...tagsAndDirectives(source, doc)];
  const sizes = new Map<Node, number>();
  const targets = targetsOf(doc);
  let repeated = 0;
  visit(doc, {
    Alias(_, node, ancestors) {
      // Checking further aliases would only take time.
      if (repeated > mostRepeated) return visit.BREAK;
      // To expand an alias, the library walks through the document, so their number is limited too.
      repeated += 10 + sizeOf(node, targets, sizes);
      if (repeated > mostRepeated) found.push(say.tooMuchRepeated(placeOfNode(source, node), mostRepeated));
      found.push(...aliasProblems(source, targets.get(node), node, ancestors as readonly Node[]));
      return undefined;
    },
    Map: (_, map) => void found.push(...commaProblems(source, map)),
    Pair: (_, pair, ancestors) => {
      const map = ancestors.at(-1);
      // commaProblems reports these words.
      if (isMap(map) && map.flow === true && isLoose(pair) && !isLoose(map.items[0] as Pair)) return visit.SKIP;
      found.push(...keyProblems(source, pair));
      return undefined;
    },
    Scalar: (_, node) => void found.push(...scalarProblems(source, node)),
  });
  return found;
}

/** The target of each alias. The library's own `resolve` walks through the whole document for each of them. */
function targetsOf(doc: Document): ReadonlyMap<Alias, Node> {
  const targets = new Map<Alias, Node>();
  const latest = new Map<string, Node>();
  visit(doc, {
    Node: (_, node) => {
      if (!isAlias(node)) return void (node.anchor !== undefined && latest.set(node.anchor, node));
      const target = latest.get(node.source);
      if (target) targets.set(node, target);
    },
  });
  return targets;
}

/**
 * The number of values in a part of the document when every alias in it is expanded. A part inside itself adds none.
 */
function sizeOf(node: Node | null | undefined, targets: ReadonlyMap<Alias, Node>, sizes: Map<Node, number>): number {
  if (!node) return 0;
  const known = sizes.get(node);
  if (known !== undefined) return known;
  sizes.set(node, 0);
  const inner = isAlias(node) ? [targets.get(node)] : isCollection(node) ? node.items.flatMap(itemNodes) : [];
  const size = inner.reduce<number>((sum, one) => sum + sizeOf(one, targets, sizes), 1);
  sizes.set(node, size);
  return size;
}

const itemNodes = (item: unknown): Node[] => [isPair(item) ? item.value : item].filter(isNode);

/** Tags such as !!js/function, and directives such as %YAML 1.1, which change how everything else is parsed. */
function tagsAndDirectives(source: SourceText, doc: Document): Problem[] {
  const directive = /^%.*$/m.exec(doc.directives?.yaml.explicit ? source.text : '');
  return [
    ...(directive ? [say.directive(placeOfRange(source, directive.index, directive.index + directive[0].length))] : []),
    ...doc.warnings.map(({ code, pos: [start, end] }) => {
      const place = placeOfRange(source, start, end);
      return code === 'TAG_RESOLVE_FAILED' ? say.tag(place, source.text.slice(start, end)) : say.directive(place);
    }),
  ];
}

function aliasProblems(
  source: SourceText,
  target: Node | undefined,
  node: Alias,
  ancestors: readonly Node[],
): Problem[] {
  if (!target) return [say.unknownAlias(placeOfNode(source, node), node.source)];
  return ancestors.includes(target) || isAlias(target)
    ? [say.aliasOfItself(placeOfNode(source, node), node.source)]
    : [];
}

/**
 * A comma ends a value in braces: { label: 1,500 km } is a label "1" and a key without a value. Words without a colon
 * are reported once for each value that they belong to.
 */
function commaProblems(source: SourceText, { flow, items }: YAMLMap): Problem[] {
  if (flow !== true || !items[0] || isLoose(items[0])) return [];
  return items.flatMap((pair, index) => {
    const before = items[index - 1];
    if (!isLoose(pair) || (before && isLoose(before))) return [];
    const rest = items.slice(index);
    const count = rest.findIndex((one) => !isLoose(one));
    const last = rest[(count === -1 ? rest.length : count) - 1]?.key as Scalar;
    const [start] = (isScalar(before?.value) ? before.value : (pair.key as Scalar)).range ?? [0];
    const end = last.range?.[1] ?? start;
    const key = isScalar(before?.value) && isScalar(before.key) ? String(before.key.value) : undefined;
    return [say.commaInBraces(placeOfRange(source, start, end), key, source.text.slice(start, end))];
  });
}

/** Whether there are words without a colon between commas. */
const isLoose = ({ key, value }: Pair): boolean => value === null && isScalar(key) && key.value !== '__proto__';

/** A key is a word: not a list, not a map (which `{{name}}` is), not empty, and not a name that JavaScript reserves. */
function keyProblems(source: SourceText, { key, value }: Pair): Problem[] {
  const place = () => placeOfNode(source, (key ?? value) as Node | null);
  if (!isScalar(key)) return [say.badKey(place())];
  const word = String(key.value ?? '');
  const [blank] = /[^\S ]/.exec(word) ?? [];
  if (blank !== undefined) return [say.blankInKey(place(), codePointOf(blank))];
  if (word === '<<') return [say.mergeKey(place())];
  if (word === '__proto__') return [say.reservedKey(place(), word)];
  return word === '' ? [say.badKey(place())] : [];
}

function scalarProblems(source: SourceText, node: Scalar): Problem[] {
  const place = () => placeOfNode(source, node);
  const written = node.source ?? '';
  const { value } = node;
  if (node.type === 'PLAIN' && readByVersion.test(written)) return [say.ambiguous(place(), written)];
  if (typeof value === 'number' && grouped.test(written)) return [say.groupedNumber(place(), written, value)];
  if (typeof value === 'number' && !isExact(value)) return [say.inexactNumber(place(), written)];
  if (typeof value !== 'string') return [];
  return [...invisibleCharacters(source, node, value), ...commentsInText(source, node)];
}

function invisibleCharacters(source: SourceText, node: Scalar, value: string): Problem[] {
  const [found] = invisible.exec(value) ?? [];
  if (found === undefined) return [];
  const [start = 0, end = 0] = node.range ?? [];
  const at = source.text.slice(start, end).indexOf(found);
  // Double quotes can hold the character as an escape such as \u200b, which is not found in the text.
  const place = at === -1 ? placeOfNode(source, node) : placeOfRange(source, start + at, start + at + found.length);
  return [say.invisible(place, codePointOf(found))];
}

const codePointOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** YAML reads "We are #1" as "We are" with a comment. Comments that are meant have a space after their #. */
function commentsInText(source: SourceText, node: Scalar): Problem[] {
  if (node.type !== 'PLAIN' || !node.range) return [];
  const [, end] = node.range;
  const [blanks = ''] = /^[ \t]+(?=#[^\s#])/.exec(source.text.slice(end)) ?? [];
  return blanks === '' ? [] : [say.commentInText(placeOfRange(source, end + blanks.length, end + blanks.length + 1))];
}

/** A number whose point may be a thousands separator, as some write it: 1.000 is 1. */
const grouped = /^[-+]?\d+\.\d*0$/;

/** Whether JavaScript keeps the number as it is written: it is finite, and has no more digits than fit. */
const isExact = (value: number): boolean =>
  Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
