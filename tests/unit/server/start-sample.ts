import { run } from '../../../src/server/run.ts';
import { catalog, leadForms } from './fixtures.ts';

/** The server as `npm start` runs it, with the sample catalog; the argument is the build's folder. */
await run({ client: process.argv[2]!, catalog, leadForms });
