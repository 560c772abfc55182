/**
 * Tests that draw take the same each time. `SEED=7 npx vitest run …` draws others, for whoever looks for more.
 */
export const seed = Number(process.env.SEED ?? 1);
