import { appendFileSync } from 'node:fs';

// Preloaded into every process of a measured command: at its end each notes the most memory that it held, in KB.
process.on('exit', () => appendFileSync(process.env.PEAK_FILE, `${process.resourceUsage().maxRSS}\n`));
