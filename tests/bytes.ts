import { existsSync } from 'node:fs';
import { measureSite } from './support/bytes/measure.ts';

const folder = 'dist/client';

/** Prints how much JavaScript each page loads at first. Returns the exit code: 1 when a page is over its budget. */
function main(): number {
  if (!existsSync(`${folder}/site-routes.json`)) {
    console.error(`There is no build in ${folder}: npm run build`);
    return 1;
  }
  const { pages, lazy } = measureSite(folder);
  console.log('JavaScript that a page loads at first, KB (1000 bytes), Brotli\n');
  console.log('     KB  budget  page');
  for (const { route, first, budget } of pages) {
    console.log(`${kb(first)}  ${String(budget).padStart(6)}  ${route}${first > budget ? '  OVER' : ''}`);
  }
  console.log('\nLoaded later, when needed\n');
  for (const { file, size } of lazy) console.log(`${kb(size)}  ${file}`);
  const over = pages.filter(({ first, budget }) => first > budget);
  console.log(`\n${pages.length - over.length} of ${pages.length} pages are within budget.`);
  return over.length > 0 ? 1 : 0;
}

function kb(size: number): string {
  return size.toFixed(1).padStart(7);
}

process.exitCode = main();
