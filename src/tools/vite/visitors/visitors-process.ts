import { cacheFolder } from '../../../compiler/cache/folder.js';
import { createCompiler } from '../../../compiler/compiler.ts';
import { answerEach } from './ask-apart.ts';
import type { VisitorRequest } from './visitors.ts';

/** Runs in a separate process: compiles the site with the given texts, and runs the simulated visitors. */
const [engine = '', root = ''] = process.argv.slice(2);
const compiler = createCompiler({ project: engine, root, cache: cacheFolder(engine) });

answerEach(({ unsaved }: VisitorRequest) => {
  const { problems, unready } = compiler.begin(unsaved).finish();
  return { problems, unready };
});
