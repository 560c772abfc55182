export type Encoding = 'br' | 'gzip' | 'identity';

/** A coding that the visitor did not name still ranks below every one that was named. */
const unnamed = 0.0001;

/**
 * The place of the offer that `Accept-Encoding` likes best; the earlier one on a tie.
 * Falls back to the last, identity, when nothing offered is acceptable, rather than to a 406.
 */
export function preferred(accept: string | undefined, offered: readonly { readonly encoding: Encoding }[]): number {
  const weights = weightsOf(accept ?? '');
  let best = offered.length - 1;
  let highest = 0;
  for (let place = 0; place < offered.length; place += 1) {
    const weight = weightOf(offered[place]!.encoding, weights);
    if (weight > highest) [best, highest] = [place, weight];
  }
  return best;
}

function weightOf(encoding: Encoding, weights: ReadonlyMap<string, number>): number {
  const any = weights.get('*');
  if (encoding !== 'identity') return weights.get(encoding) ?? any ?? 0;
  return weights.get('identity') ?? (any === 0 ? 0 : unnamed);
}

/** Browsers send few different headers. */
const remembered = new Map<string, ReadonlyMap<string, number>>();
const most = 200;

function weightsOf(accept: string): ReadonlyMap<string, number> {
  const known = remembered.get(accept);
  if (known) return known;
  const weights = readWeights(accept);
  if (remembered.size >= most) remembered.clear();
  remembered.set(accept, weights);
  return weights;
}

function readWeights(accept: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    if (name !== '') weights.set(name === 'x-gzip' ? 'gzip' : name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}
