import { join } from 'node:path';
import { buildPages } from './build.ts';
import { writeScratchSite } from './scratch.ts';

/** Budget of our forms without a page around them, in KB of 1024 bytes. It includes the router. */
const budgets = {
  'small-ours': { name: '11 fields', budget: 114.7 },
  'large-ours': { name: '300 fields', budget: 120.6 },
} as const;

export interface FormBytes {
  readonly name: string;
  /** KB of 1024 bytes, Brotli. */
  readonly size: number;
  readonly budget: number;
}

/** Builds the forms of the benchmark with only our engine, and measures their size: the same on every machine. */
export async function measureForms(project: string): Promise<readonly FormBytes[]> {
  const folder = join(project, 'test-results/bytes-forms');
  process.env.NODE_ENV = 'production';
  process.env.SITE_ROOT = folder;
  writeScratchSite(project, folder);
  const bytes = await buildPages(folder, { only: Object.keys(budgets) });
  return Object.entries(budgets).map(([page, budget]) => ({ ...budget, size: bytes.get(page) ?? NaN }));
}
