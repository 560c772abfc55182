import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import site from './vite.config.ts';

/** Folders and files whose tests take longest, the longest first. */
const longest = [
  'tests/guides/managers',
  'tests/guides/engineers',
  'tests/guides/testers',
  'tests/leads/crash',
  'tests/unit/mutations',
  'tests/unit/compiler/robust',
  'tests/leads/',
  'tests/unit/server/',
  'tests/unit/cli/',
  'tests/unit/edit/',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const found = longest.findIndex((path) => moduleId.includes(`/${path}`));
  return found === -1 ? longest.length : found;
};

/** Starts the longest files first, so that no core waits for the other one at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

export default mergeConfig(
  site,
  defineConfig({
    test: {
      include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
      exclude: ['tests/browser/**'],
      // Tells of a test that hangs. A busy machine takes three times as long as a quiet one.
      testTimeout: 60_000,
      // One more than cores: some tests wait for a process or a time. By itself Vitest leaves a core to a watching person.
      maxWorkers: availableParallelism() + 1,
      // A worker loads the compiler and the renderer once for all of its files, which halves the time of short files.
      isolate: false,
      // A class by its own name: a snapshot does not change when a style sheet moves.
      css: { modules: { classNameStrategy: 'non-scoped' } },
      // libsql waits for locks in its own threads. A server has one connection, but a test has several in one process.
      env: { TOKIO_WORKER_THREADS: '16' },
      sequence: { sequencer: LongestFirst },
    },
  }),
);
