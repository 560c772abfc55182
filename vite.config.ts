import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { siteRoot } from './src/compiler/read/files.ts';
import { servedFiles } from './src/tools/vite/served-files.ts';
import { withoutSonnerStyle } from './src/tools/vite/sonner-style.ts';
import { site } from './src/tools/vite/plugin.ts';

const project = import.meta.dirname;
/** Another folder that holds a config/, for tests of the development server. */
const root = siteRoot(project);

/** Made anew for each server, because the plug-ins keep state: vitest.config.ts has two. */
export const config = (): UserConfig => ({
  root: project,
  publicDir: false,
  appType: 'custom',
  plugins: [site({ project, root }), servedFiles({ project, root }), withoutSonnerStyle(), react()],
  // One style sheet: all of it is 15 KB, and a page's own dozen would each wait for a connection before the first
  // paint.
  build: { target: 'es2022', cssMinify: true, cssCodeSplit: false, modulePreload: { polyfill: false } },
  // Modules of config files import these, also when config/ lies in another folder than node_modules.
  resolve: { dedupe: ['@rjsf/validator-ajv8', 'ajv'] },
  optimizeDeps: {
    // Every package of the browser is found as the server starts: one that is found later makes open pages load again.
    entries: ['src/site/app/entry-client.tsx', 'src/{site,plugins}/**/*.{ts,tsx}'],
    include: ['@rjsf/validator-ajv8', 'ajv/dist/runtime/ucs2length.js'],
    // How long the plug-ins took tells a product manager nothing, and is printed first on a slow machine.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { port: 3000 },
});

export default defineConfig(config());
