/** Collects single items and processes them in batches. */
export interface Batches<Item, Result> {
  add(item: Item): Promise<Result>;
  /** Resolves when all added items are done. */
  settled(): Promise<void>;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Items added during a batch form the next one, so that one commit serves all of them. `work` returns a result for each
 * item, in order. If it fails, every item of the batch fails. `most`: maximum size of a batch.
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
