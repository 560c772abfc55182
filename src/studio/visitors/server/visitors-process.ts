import { cacheFolder } from '../../../compiler/cache/folder.js';
import { createCompiler } from '../../../compiler/compiler.ts';
import { answering } from '../../proof/server/answering.ts';
import type { VisitorResponse, VisitorRequest } from './visitors.ts';

/** Runs in a separate process: compiles the site with the given texts, and runs the simulated visitors. */
const [project = '', root = ''] = process.argv.slice(2);
const compiler = createCompiler({ project, root, cache: cacheFolder(project) });
const answerQuestion = answering();

process.on('message', ({ number, ...asked }: VisitorRequest) => process.send?.(respond(number, asked)));
process.on('disconnect', () => process.exit());

function respond(number: number, { unsaved, question }: Omit<VisitorRequest, 'number'>): VisitorResponse {
  try {
    const begun = compiler.begin(unsaved);
    if (question) return { number, answer: answerQuestion(question, begun.symbols) };
    const { problems, unready } = begun.finish();
    return { number, answer: { problems, unready } };
  } catch (error) {
    return { number, fault: String(error) };
  }
}
