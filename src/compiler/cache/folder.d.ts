/**
 * The cache of this state of the code, for what is quicker to read than to compute: parsed texts, compiled contracts,
 * proofs.
 * Takes the project's folder. Returns undefined when there can be no cache.
 */
export function cacheFolder(project: string): string | undefined;

/** The folder that contains the caches, one for each state of the code. */
export function cacheFolders(project: string): string;
