/**
 * The seed of random tests, the same in each run. `SEED=7 npx vitest run …` tests other random values.
 */
export const seed = Number(process.env.SEED ?? 1);
