import axios, { AxiosError } from 'axios';
import type { Option } from '../../shared/plan/answers.ts';
import type { ListAddress } from '../../shared/plan/config.generated.ts';
import { publicLookup } from '../http/public-lookup.ts';
import type { Log } from '../log.ts';

/** The address of config that has the options of a list. */
export type ServedAddress = Pick<
  ListAddress,
  'address' | 'items' | 'value' | 'label' | 'note' | 'with' | 'cache' | 'timeout'
> & {
  /** Why values need not be among its options. */
  readonly unchecked?: string | undefined;
  /** The type of the values; the address may give another one. */
  readonly type: 'string' | 'number';
  /** The type of the answers that narrow the options. */
  readonly ofType?: 'string' | 'number';
};

/**
 * The options of an address for the answer that narrows them. `before` is called before a request is made, and prevents
 * it by an error. Rejects with AddressFailed.
 */
export type AskAddress = (
  from: ServedAddress,
  of: string | undefined,
  before?: () => Promise<void>,
) => Promise<readonly Option[]>;

/** An address gave no options. The message has no value of a visitor. */
export class AddressFailed extends Error {
  override readonly name = 'AddressFailed';
}

/** Largest answer of an address, in bytes. */
const mostBytes = 2_000_000;

/** The most options that an address may give, as many as a list in config may have. */
const mostOptions = 20_000;

/** Longest value and text of an option, in characters. */
const longestText = 200;

/** How many answers are kept, and how many options in all of them. */
const mostKept = { answers: 500, options: 100_000 };

type Kept = ReadonlyMap<string, { readonly options: readonly Option[]; readonly until: number }>;

const isFull = (kept: Kept): boolean =>
  kept.size > mostKept.answers ||
  [...kept.values()].reduce((count, { options }) => count + options.length, 0) > mostKept.options;

/**
 * Asks addresses of config, and keeps what they answer. Calls for the same options wait for one request.
 * Takes    `origin`: where paths of our own origin are found
 */
export function createAsk(origin: string, log: Log): AskAddress {
  const kept = new Map<string, { readonly options: readonly Option[]; readonly until: number }>();
  const running = new Map<string, Promise<readonly Option[]>>();
  async function ask(from: ServedAddress, of: string | undefined, key: string): Promise<readonly Option[]> {
    try {
      const options = optionsIn(await read(addressFor(from, of), from, origin), from, of);
      kept.delete(key);
      if (from.cache > 0) kept.set(key, { options, until: Date.now() + from.cache * 1000 });
      for (const [oldest] of kept) if (isFull(kept)) kept.delete(oldest);
      return options;
    } catch (error) {
      log.warn({ address: from.address }, `An address failed: ${reasonOf(error)}`);
      throw error instanceof AddressFailed ? error : new AddressFailed(reasonOf(error));
    } finally {
      running.delete(key);
    }
  }
  return async (from, of, before) => {
    const key = JSON.stringify([from, of]);
    const known = kept.get(key);
    if (known && known.until > Date.now()) return known.options;
    await before?.();
    const asked = running.get(key) ?? ask(from, of, key);
    running.set(key, asked);
    return asked;
  };
}

/** The address with the answer in it, which can only become a part of its query. */
export const addressFor = ({ address }: Pick<ListAddress, 'address'>, of = ''): string =>
  address.replaceAll('{of}', encodeURIComponent(of));

async function read(address: string, { timeout }: ServedAddress, origin: string): Promise<unknown> {
  const isOwn = address.startsWith('/');
  const { data } = await axios.get<unknown>(isOwn ? origin + address : address, {
    adapter: 'http',
    headers: { Accept: 'application/json' },
    // The whole time, also that for finding the host.
    signal: AbortSignal.timeout(timeout),
    // A redirect could lead to a host that config does not name.
    maxRedirects: 0,
    maxContentLength: mostBytes,
    proxy: false,
    responseType: 'json',
    transitional: { silentJSONParsing: false },
    // The operator says where our own origin is, so it may be in a private network.
    ...(!isOwn && { lookup: publicLookup as never }),
  });
  return data;
}

function optionsIn(body: unknown, from: ServedAddress, of: string | undefined): readonly Option[] {
  const list = (from.items ?? '').split('.').reduce((data, key) => (key === '' ? data : member(data, key)), body);
  if (!Array.isArray(list)) throw new AddressFailed('the answer has no list');
  if (list.length > mostOptions) throw new AddressFailed('the answer has too many options');
  return list.map((item) => optionOf(item, from, of));
}

/** An option of an answer. One that cannot be read fails the whole answer, because nobody would miss it otherwise. */
function optionOf(item: unknown, from: ServedAddress, of: string | undefined): Option {
  const text = (key: string): string => {
    const value = member(item, key);
    const words = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
    if (words === '' || words.length > longestText) throw new AddressFailed(`an option has no usable "${key}"`);
    return words;
  };
  const value = text(from.value);
  if (from.type === 'number' && !Number.isFinite(Number(value)))
    throw new AddressFailed(`the "${from.value}" of an option is not a number`);
  return {
    value: from.type === 'number' ? Number(value) : value,
    label: text(from.label),
    ...(from.note !== undefined && { note: text(from.note) }),
    ...(from.with && { with: filledIn(item, from.with) }),
    ...(of !== undefined && { of: from.ofType === 'number' ? Number(of) : of }),
  };
}

/** The answers to other fields that an option has. What is missing fills in nothing. */
const filledIn = (item: unknown, fields: Readonly<Record<string, string>>): NonNullable<Option['with']> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, key]) => {
      const value = member(item, key);
      const isUsable = typeof value === 'number' || typeof value === 'boolean' || isText(value);
      return isUsable ? [[field, value]] : [];
    }),
  );

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longestText;

const member = (data: unknown, key: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, key)
    ? (data as Readonly<Record<string, unknown>>)[key]
    : undefined;

function reasonOf(error: unknown): string {
  if (error instanceof AddressFailed) return error.message;
  if (!(error instanceof AxiosError)) return (error as Error).name;
  const { response, code, cause } = error;
  if (response) return `HTTP ${response.status}`;
  return code === 'ERR_CANCELED'
    ? 'no answer in time'
    : ((cause as { code?: string } | undefined)?.code ?? code ?? error.name);
}
