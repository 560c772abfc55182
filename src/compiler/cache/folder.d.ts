/**
 * The folder where runs of the same code keep what is quicker read than made: parsed texts, compiled contracts, what was
 * proved. Takes the project's folder. Returns undefined where nothing can be kept.
 */
export function cacheFolder(project: string): string | undefined;

/** The folder that holds these, one for each state of the code. */
export function cacheFolders(project: string): string;
