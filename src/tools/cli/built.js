// Runs a command of a build: `node src/tools/cli/built.js main` starts its server. The build lies beside config/, or where
// SITE_ROOT is. Plain JavaScript, because it runs where there are no development dependencies.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [name] = process.argv.splice(2, 1);
await import(pathToFileURL(resolve(process.env.SITE_ROOT ?? '.', `dist/server/${name}.js`)).href);
