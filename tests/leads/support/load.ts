import { goodLead, postLead } from '../../unit/server/fixtures.ts';

/** Four clients that send leads, one after the other each, for as long as they are let. */
export interface Load {
  /** References that were given, by key. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** How often each status came; 0 for an answer that was lost. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Lets the clients finish what they are at. Resolves when each lead that was begun is acknowledged. */
  finish(): Promise<void>;
}

const clients = 4;

/**
 * Sends leads to whichever port `portOf` gives at the time. What is not acknowledged is sent again
 * under the same key, as a visitor does who presses the button again.
 */
export function startLoad(portOf: (client: number) => number): Load {
  const acknowledged = new Map<string, string>();
  const statuses = new Map<number, number>();
  let going = true;

  const send = async (client: number, key: string): Promise<boolean> => {
    const answer = await postLead(portOf(client), { ...goodLead, page: `/${key}` }, { 'idempotency-key': key }).catch(
      () => undefined,
    );
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

/** What the keys of leads and the acknowledged ones have in common and not: nothing may be lost, nothing doubled. */
export function compare(
  acknowledged: ReadonlyMap<string, string>,
  stored: readonly { readonly key: string; readonly reference: string }[],
) {
  const kept = new Map(stored.map(({ key, reference }) => [key, reference]));
  return {
    lost: [...acknowledged].filter(([key, reference]) => kept.get(key) !== reference).length,
    doubled: stored.length - new Set(stored.map(({ key }) => key)).size,
    neverAsked: stored.filter(({ key }) => !acknowledged.has(key)).length,
  };
}

export const nothingWrong = { lost: 0, doubled: 0, neverAsked: 0 };
