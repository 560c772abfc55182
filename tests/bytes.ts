import { existsSync } from 'node:fs';
import { measureForms } from './bench/forms/sizes.ts';
import { isTooMuch, measureAtRest, restBudgetOf } from './support/bytes/at-rest.ts';
import { isOver, measureSite } from './support/bytes/measure.ts';
import { mostScripts } from './support/bytes/page.ts';
import { pagePaths } from './support/page-paths.ts';

const folder = 'dist/client';

/**
 * Prints the JavaScript that each page loads at first and in total, and the JavaScript of a form without a page.
 * Returns the exit code: 1 when a page or a form is over its budget.
 */
async function main(): Promise<number> {
  if (!existsSync(`${folder}/site-routes.json`)) {
    console.error(`There is no build in ${folder}: npm run build`);
    return 1;
  }
  const { pages, lazy } = measureSite(folder);
  console.log('JavaScript that a page loads at first, KB (1000 bytes), Brotli\n');
  console.log('     KB  budget  scripts  page');
  for (const { route, first, budget, files } of pages) {
    const figures = [kb(first), String(budget).padStart(6), String(files.length).padStart(7)].join('  ');
    console.log(`${figures}  ${route}${isOver({ first, budget, files }) ? '  OVER' : ''}`);
  }
  console.log('\nLoaded later, when needed\n');
  for (const { file, size } of lazy) console.log(`${kb(size)}  ${file}`);
  const over = pages.filter(isOver);
  console.log(
    `\n${pages.length - over.length} of ${pages.length} pages are within budget, with at most ${mostScripts} scripts.`,
  );
  const heavy = await formsOverBudget();
  const restless = await pagesOverBudgetAtRest();
  return over.length + heavy + restless > 0 ? 1 : 0;
}

/** Prints the size of the forms of `npm run bench forms` without a page. Returns how many are over their budget. */
async function formsOverBudget(): Promise<number> {
  const forms = await measureForms(process.cwd());
  console.log('\nA form without a page around it, KB (1024 bytes), Brotli\n');
  console.log('     KB  budget  form');
  for (const { name, size, budget } of forms) {
    const columns = [kb(size), String(budget).padStart(6), name];
    console.log(`${columns.join('  ')}${size > budget ? '  OVER' : ''}`);
  }
  return forms.filter(({ size, budget }) => size > budget).length;
}

/** Prints how much each page has loaded when idle. Returns how many are over the budget. */
async function pagesOverBudgetAtRest(): Promise<number> {
  const measured = await measureAtRest('.', pagePaths());
  console.log('\nJavaScript that a page has loaded at rest, untouched, KB (1000 bytes), Brotli\n');
  console.log('     KB  budget  scripts  page');
  for (const one of measured) {
    const figures = [kb(one.size), String(restBudgetOf(one.route)).padStart(6), String(one.scripts).padStart(7)];
    console.log(`${figures.join('  ')}  ${one.route}${isTooMuch(one) ? '  OVER' : ''}`);
  }
  return measured.filter(isTooMuch).length;
}

function kb(size: number): string {
  return size.toFixed(1).padStart(7);
}

process.exitCode = await main();
