/** Does work in batches that is asked for piece by piece. */
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
 * Items that are added during a batch form the next one, so that one commit can serve all of them.
 * `work` returns a result for each item, in order. When it fails, every item of the batch fails.
 * `most`: how many items a batch has at most.
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
