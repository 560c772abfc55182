import { cacheFolder } from '../../compiler/cache/folder.js';
import { createCompiler } from '../../compiler/compiler.ts';
import type { Answered, Asked } from './visitors.ts';

/** Runs in a process: compiles the site with the texts that it is given, and lets visitors walk it. */
const [project = '', root = ''] = process.argv.slice(2);
const compiler = createCompiler({ project, root, cache: cacheFolder(project) });

process.on('message', ({ number, unsaved }: Asked) => process.send?.(answer(number, unsaved)));
process.on('disconnect', () => process.exit());

function answer(number: number, unsaved: Asked['unsaved']): Answered {
  try {
    const { problems, unready } = compiler.begin(unsaved).finish();
    return { number, told: { problems, unready } };
  } catch (error) {
    return { number, fault: String(error) };
  }
}
