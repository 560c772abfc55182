import { goodLead, postLead } from '../../unit/server/fixtures.ts';

/** Four clients. Each sends one lead after the other until it is stopped. */
export interface Load {
  /** The references of acknowledged leads, by key. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** How often each status came; 0 for a lost response. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Stops the clients. Resolves when every lead that they began to send is acknowledged. */
  finish(): Promise<void>;
}

const clients = 4;

/**
 * Sends leads to the port that `portOf` returns at that moment. A lead that is not acknowledged is sent again
 * under the same key, as when a visitor presses the button again.
 */
export function startLoad(portOf: (client: number) => number): Load {
  const acknowledged = new Map<string, string>();
  const statuses = new Map<number, number>();
  let going = true;

  const send = async (client: number, key: string): Promise<boolean> => {
    const answer = await postLead(
      portOf(client),
      { ...goodLead, page: `/policy/${key}` },
      { 'idempotency-key': key },
    ).catch(() => undefined);
    const status = answer?.status ?? 0;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 201) acknowledged.set(key, answer!.json().reference);
    else await new Promise((resolve) => setTimeout(resolve, 20));
    return status === 201;
  };
  const run = async (client: number): Promise<void> => {
    for (let count = 0; going; count += 1) {
      const key = `${client}-${count}-${crypto.randomUUID()}`;
      while (!(await send(client, key)));
    }
  };
  const running = Promise.all(Array.from({ length: clients }, (_, client) => run(client)));
  return {
    acknowledged,
    statuses,
    finish: async () => {
      going = false;
      await running;
    },
  };
}

/** Compares the stored leads with the acknowledged ones: none may be lost, and none may be stored twice. */
export function compare(
  acknowledged: ReadonlyMap<string, string>,
  stored: readonly { readonly key: string; readonly reference: string }[],
) {
  const references = new Map(stored.map(({ key, reference }) => [key, reference]));
  return {
    lost: [...acknowledged].filter(([key, reference]) => references.get(key) !== reference).length,
    doubled: stored.length - new Set(stored.map(({ key }) => key)).size,
    neverAsked: stored.filter(({ key }) => !acknowledged.has(key)).length,
  };
}

export const nothingWrong = { lost: 0, doubled: 0, neverAsked: 0 };
