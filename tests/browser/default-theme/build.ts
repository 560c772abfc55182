import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { site } from '../../../src/tools/vite/plugin.ts';

const here = import.meta.dirname;
const project = join(here, '../../..');
const outDir = join(project, 'test-results/default-theme');

const page = `<!doctype html>
<html lang="en">
  <title>Default theme</title>
  <script type="module" src="entry.js"></script>
  <div id="root"></div>
</html>
`;

/** Builds the page that draws a form of the site with rjsf's default theme. Returns its folder. */
export async function buildPage(): Promise<string> {
  await build({
    configFile: false,
    root: project,
    base: './',
    publicDir: false,
    logLevel: 'error',
    plugins: [site({ project }), react()],
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: true,
      rollupOptions: { input: join(here, 'entry.tsx'), output: { entryFileNames: 'entry.js' } },
    },
  });
  writeFileSync(join(outDir, 'index.html'), page);
  return outDir;
}
