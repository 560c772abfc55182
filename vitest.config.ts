import { availableParallelism } from 'node:os';
import { defineProject, defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { long, longFiles } from './tests/support/long.ts';
import { config } from './vite.config.ts';

const rank = ({ moduleId }: TestSpecification): number => {
  const found = long.findIndex((path) => moduleId.includes(path.replaceAll('*', '')));
  return found === -1 ? long.length : found;
};

/** Starts the longest files first, so that no core waits for the other one at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

const project = (name: string, include: string[], exclude: string[] = []) =>
  mergeConfig(
    config(),
    defineProject({
      test: {
        name,
        include,
        exclude,
        // These only end a test that hangs. The slowest test of a quiet machine takes 60 s, and a busy one is slow.
        testTimeout: 600_000,
        hookTimeout: 600_000,
        expect: { poll: { timeout: 60_000 } },
        setupFiles: 'tests/support/setup.ts',
        // A worker loads the compiler and the renderer once for all of its files, which halves the time of short files.
        isolate: false,
        // A class by its own name: a snapshot does not change when a style sheet moves.
        css: { modules: { classNameStrategy: 'non-scoped' } },
        // libsql waits for locks in its own threads. A server has one connection, but a test has several in one process.
        env: { TOKIO_WORKER_THREADS: '16' },
      },
    }),
  );

export default defineConfig({
  test: {
    projects: [
      // What a developer needs at each change: `npm test`.
      project('fast', ['tests/**/*.test.{ts,tsx}'], ['tests/browser/**', ...longFiles]),
      // The rest of `npm run test:all`.
      project('long', longFiles),
    ],
    // One more than cores: some tests wait for a process or a time. By itself Vitest leaves a core to a watching person.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
  },
});
