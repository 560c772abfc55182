/** Gathers single pieces of work into batches. */
export interface Batches<Item, Result> {
  add(item: Item): Promise<Result>;
  /** Resolves when everything that was added is settled. */
  settled(): Promise<void>;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * What is added while a batch is being worked on goes into the next one, so that one commit serves
 * all that came meanwhile. `work` gives one result for each item, in order; its failure is the failure of all.
 */
export function createBatches<Item, Result>(
  most: number,
  work: (items: Item[]) => Promise<Result[]>,
): Batches<Item, Result> {
  const queue: Waiting<Item, Result>[] = [];
  let running: Promise<void> | undefined;

  const workOn = async (batch: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await work(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => resolve(results[index]!));
    } catch (error) {
      batch.forEach(({ reject }) => reject(error));
    }
  };
  const run = async (): Promise<void> => {
    while (queue.length > 0) await workOn(queue.splice(0, most));
    running = undefined;
  };
  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        queue.push({ item, resolve, reject });
        running ??= run();
      }),
    settled: async () => running,
  };
}
