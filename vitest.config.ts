import { defineConfig, mergeConfig } from 'vitest/config';
import site from './vite.config.ts';

export default mergeConfig(
  site,
  defineConfig({
    test: {
      include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
      exclude: ['tests/browser/**'],
      // Through Vite, so that the stubs of src/vite/stub-dependencies.ts hold in tests too.
      server: { deps: { inline: [/@rjsf\//] } },
      testTimeout: 20_000,
      // One a core; by itself Vitest leaves a core to a watching person.
      maxWorkers: '100%',
    },
  }),
);
