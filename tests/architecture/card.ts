import { join } from 'node:path';
import { resolveConfig } from 'vite';

/** The card: the required packages, each with the entry point that our files import. */
export const card: Readonly<Record<string, RegExp>> = {
  react: /^react(\/jsx-runtime)?$/,
  'react-dom': /^react-dom(\/(client|server|static))?$/,
  'react-router-dom': /^react-router-dom$/,
  // Its main entry brings every widget, template and Markdown: 59 KB where a form needs 13. Its export map has this
  // file.
  '@rjsf/core': /^@rjsf\/core(\/lib\/components\/fields\/SchemaField\.js)?$/,
  '@rjsf/utils': /^@rjsf\/utils$/,
  '@rjsf/validator-ajv8': /^@rjsf\/validator-ajv8(\/compileSchemaValidators)?$/,
  ajv: /^ajv(\/dist\/standalone\/index\.js)?$/,
  yaml: /^yaml$/,
  '@tanstack/react-query': /^@tanstack\/react-query$/,
  axios: /^axios$/,
  sonner: /^sonner(\/dist\/styles\.css)?$/,
  vite: /^vite(\/client)?$/,
};

export const isOf = (name: string, pack: string): boolean => name === pack || name.startsWith(`${pack}/`);

/** Vite's config as a build has it. */
export const config = () =>
  resolveConfig({ configFile: join(import.meta.dirname, '../../vite.config.ts'), logLevel: 'silent' }, 'build');
