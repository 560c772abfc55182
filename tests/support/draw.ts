import fc from 'fast-check';

/**
 * The seed of a run that takes only a part of what is alike: a run of `npm test` without a wish. Every other run, such as
 * `npm run test:all`, takes all.
 */
export const seedOfRun = (env: NodeJS.ProcessEnv = process.env): number | undefined =>
  env.DRAW === undefined ? undefined : Number(env.DRAW);

/** So many of them, in their order: the same ones for the same seed. All of them where there is no seed. */
export function draw<T>(all: readonly T[], count: number, seed: number | undefined): readonly T[] {
  if (seed === undefined) return all;
  const length = Math.min(count, all.length);
  const part = fc.subarray([...all], { minLength: length, maxLength: length });
  return fc.sample(part, { seed, numRuns: 1 })[0]!;
}
