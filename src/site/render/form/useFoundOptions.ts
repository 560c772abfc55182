import { useEffect, useReducer, useState } from 'react';
import { messageFor } from '../../api/errors.ts';
import { formatMessage } from '../../../shared/engine/format/message.ts';
import type { Answer, Option } from '../../../shared/plan/answers.ts';
import type { FieldPlan, ListWords } from '../../../shared/plan/form.ts';
import { useSite, type SharedSite } from '../context.tsx';
import { keepOption } from './keptOptions.ts';

/** How long a visitor pauses before a search starts, in ms. */
const quiet = 150;

/** What is searched for: the words, among the options that belong to an answer. */
export interface OptionSearch {
  readonly words: string;
  readonly of: Answer | undefined;
  /** Whether to search everywhere if that answer has no match. */
  readonly isWide: boolean;
}

type SearchResult = { readonly count: number; readonly options: readonly Option[] } | { readonly failure: string };

/** The result of a search on the server. */
export interface FoundNow {
  readonly options: readonly Option[];
  /** Whether the result of these words is still on its way, or could not be had. */
  readonly isWaiting: boolean;
  /** Words about the result: how many there are, none, or what failed. */
  readonly said: string | undefined;
  /** Searches again; undefined unless the search failed. */
  readonly retry: (() => void) | undefined;
}

/** Searches the list of a field on the server. Without a search it makes no call. */
export function useFoundOptions(
  { searched: list = '', listSays }: Pick<FieldPlan, 'searched' | 'listSays'>,
  search: OptionSearch | undefined,
): FoundNow {
  const { site } = useSite();
  const [now, setNow] = useState<{ readonly key: string; readonly result: SearchResult }>();
  const [shown, setShown] = useState<readonly Option[]>([]);
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0);
  const key = JSON.stringify([list, search, tries]);
  useEffect(() => {
    if (!search) return;
    let isOver = false;
    const timer = setTimeout(() => {
      void found(site, list, search, listSays).then((result) => {
        if (isOver) return;
        if ('options' in result) setShown(result.options);
        setNow({ key, result });
      });
    }, quiet);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key has the search
  }, [key]);
  const result = search && now?.key === key ? now.result : undefined;
  const failure = result && 'failure' in result ? result.failure : undefined;
  return {
    options: failure === undefined ? shown : [],
    isWaiting: search !== undefined && (result === undefined || failure !== undefined),
    said: failure ?? (search && wordsOf(result, site, search, listSays)),
    retry: failure === undefined ? undefined : tryAgain,
  };
}

function wordsOf(
  result: SearchResult | undefined,
  { texts, longLists }: SharedSite,
  { words }: OptionSearch,
  says: ListWords | undefined,
): string {
  if (!result || 'failure' in result) return says?.loading ?? texts.loading;
  const { count, options } = result;
  if (count === 0 && words === '' && says) return says.none;
  return count === 0 ? texts.noMatch : formatMessage(longLists!.found, { count, shown: options.length });
}

async function found(
  site: SharedSite,
  list: string,
  { words, of, isWide }: OptionSearch,
  says: ListWords | undefined,
): Promise<SearchResult> {
  const loaded = await import('./findOptions.ts').catch(() => undefined);
  // The code did not load: the server was not reached.
  if (!loaded) return { failure: site.http.unansweredMessage };
  const ask = (parent: Answer | undefined) =>
    loaded.findOptions(site, list, {
      ...(words !== '' && { q: words.slice(0, 100) }),
      ...(parent !== undefined && { of: String(parent) }),
    });
  try {
    const near = await ask(of);
    return near.count === 0 && isWide && of !== undefined ? await ask(undefined) : near;
  } catch (error) {
    console.error(error);
    return { failure: messageFor(error, site.http) ?? says?.failed ?? site.texts.crash };
  }
}

/**
 * Asks the server for the options of answers whose labels are not known, such as those that a link has brought, and
 * keeps the chosen ones for a refresh. Draws again once they are known.
 * Takes    `of`: the answer that narrows the options, if a field has one
 */
export function useChosenOptions(
  { searched = '', listSays, choices = [], private: kind }: FieldPlan,
  chosen: readonly unknown[],
  of?: Answer,
) {
  const { site } = useSite();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const optionOf = (value: unknown) => choices.find((option) => option.value === value);
  const unknown = chosen.filter((value) => !optionOf(value));
  useEffect(() => {
    if (unknown.length === 0) return;
    void import('./findOptions.ts')
      .then(({ findOptions }) =>
        Promise.all(
          unknown.map((value) =>
            findOptions(site, searched, {
              value: String(value),
              ...(listSays && of !== undefined && { of: String(of) }),
            }),
          ),
        ),
      )
      // The answer itself stays, and is shown as it is.
      .then(draw, () => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each value
  }, [JSON.stringify(unknown)]);
  useEffect(() => {
    for (const option of chosen.map(optionOf)) if (option && kind === undefined) keepOption({ list: searched, option });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each choice
  }, [JSON.stringify(chosen), choices.length]);
}
