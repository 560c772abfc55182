export type Encoding = 'br' | 'gzip' | 'identity';

/** A coding that the visitor did not name still ranks below every one that was named. */
const unnamed = 0.0001;

/**
 * The offered coding that `Accept-Encoding` likes best; the earlier one on a tie.
 * Falls back to identity when nothing offered is acceptable, rather than to a 406.
 */
export function preferredEncoding(accept: string | undefined, offered: readonly Encoding[]): Encoding {
  const weights = readWeights(accept ?? '');
  let best: Encoding = 'identity';
  let highest = 0;
  for (const encoding of offered) {
    const weight = weightOf(encoding, weights);
    if (weight > highest) [best, highest] = [encoding, weight];
  }
  return best;
}

function weightOf(encoding: Encoding, weights: ReadonlyMap<string, number>): number {
  const any = weights.get('*');
  if (encoding !== 'identity') return weights.get(encoding) ?? any ?? 0;
  return weights.get('identity') ?? (any === 0 ? 0 : unnamed);
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
