import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Site } from '../../../src/plan/config.generated.ts';

/** What config/site.yaml says, so that a test looks for its words as they are now. Constants are not filled in. */
export const site = parse(readFileSync('config/site.yaml', 'utf8')) as Site;
