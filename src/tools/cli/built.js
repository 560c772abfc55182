// Runs a command of a build: `node src/tools/cli/built.js main` starts its server. The build is beside config/, or in
// SITE_ROOT. Plain JavaScript, because it runs without development dependencies.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [name] = process.argv.splice(2, 1);
await import(pathToFileURL(resolve(process.env.SITE_ROOT ?? '.', `dist/server/${name}.js`)).href);
