/** What both the browser and Node have, and shared code may use. */
declare const console: { error(...what: unknown[]): void };
