import {
  isMap,
  isScalar,
  isSeq,
  type Document,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

type Path = readonly (string | number)[];

export interface PairSpot {
  readonly map: YAMLMap;
  readonly pair: Pair<Scalar, Node>;
  readonly path: Path;
}

export interface ScalarSpot {
  readonly scalar: Scalar;
  readonly path: Path;
}

export interface SeqSpot {
  readonly seq: YAMLSeq;
  readonly path: Path;
}

/** Every place of a document that an edit may touch, by its path. */
export interface Tree {
  readonly doc: Document;
  readonly pairs: readonly PairSpot[];
  readonly scalars: readonly ScalarSpot[];
  readonly seqs: readonly SeqSpot[];
}

export function treeOf(doc: Document): Tree {
  const tree = { doc, pairs: [] as PairSpot[], scalars: [] as ScalarSpot[], seqs: [] as SeqSpot[] };
  visit(doc.contents, [], tree);
  return tree;
}

function visit(node: unknown, path: Path, into: { pairs: PairSpot[]; scalars: ScalarSpot[]; seqs: SeqSpot[] }): void {
  if (isScalar(node)) into.scalars.push({ scalar: node, path });
  if (isSeq(node)) {
    into.seqs.push({ seq: node, path });
    for (const [index, item] of node.items.entries()) visit(item, [...path, index], into);
  }
  if (!isMap(node)) return;
  for (const pair of node.items as Pair<Scalar, Node>[]) {
    const inner = [...path, String(pair.key.value)];
    into.pairs.push({ map: node, pair, path: inner });
    visit(pair.value, inner, into);
  }
}
