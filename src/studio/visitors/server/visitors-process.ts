import { cacheFolder } from '../../../compiler/cache/folder.js';
import { createCompiler } from '../../../compiler/compiler.ts';
import { answering } from '../../proof/server/answering.ts';
import type { Answered, Asked } from './visitors.ts';

/** Runs in a process: compiles the site with the texts that it is given, and lets visitors walk it. */
const [project = '', root = ''] = process.argv.slice(2);
const compiler = createCompiler({ project, root, cache: cacheFolder(project) });
const answered = answering();

process.on('message', ({ number, ...asked }: Asked) => process.send?.(answer(number, asked)));
process.on('disconnect', () => process.exit());

function answer(number: number, { unsaved, question }: Omit<Asked, 'number'>): Answered {
  try {
    const begun = compiler.begin(unsaved);
    if (question) return { number, answer: answered(question, begun.symbols) };
    const { problems, unready } = begun.finish();
    return { number, answer: { problems, unready } };
  } catch (error) {
    return { number, fault: String(error) };
  }
}
