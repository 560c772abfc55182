import { cacheFolder } from '../../../compiler/cache/folder.js';
import { createCompiler } from '../../../compiler/compiler.ts';
import { answerEach } from '../../../tools/vite/visitors/ask-apart.ts';
import { answering } from '../../proof/server/answering.ts';
import type { VisitorRequest } from './visitors.ts';

/** Runs in a separate process: compiles the site with the given texts, and runs the simulated visitors. */
const [project = '', root = ''] = process.argv.slice(2);
const compiler = createCompiler({ project, root, cache: cacheFolder(project) });
const answerQuestion = answering();

answerEach(({ unsaved, question }: VisitorRequest) => {
  const begun = compiler.begin(unsaved);
  if (question) return answerQuestion(question, begun.symbols);
  const { problems, unready } = begun.finish();
  return { problems, unready };
});
