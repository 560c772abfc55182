import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageFor, statusOf } from '../../api/errors.ts';
import { hasReference, isOwnRequest, ownRequestQuery } from '../../api/requests.ts';
import { useApi } from '../../api/useApi.ts';
import { formatMessage } from '../../../shared/engine/format/message.ts';
import type { OwnRequestsBlock } from '../../../shared/plan/blocks.generated.ts';
import type { OwnRequest } from '../../../shared/plan/lead.ts';
import { usePage, useSite } from '../../render/context.tsx';
import { Heading } from '../../render/elements/Heading.tsx';
import { Rich } from '../../render/elements/Rich.tsx';
import { LoadFailed } from '../../render/loading/placeholders.tsx';
import { withApi } from '../../render/loading/withApi.tsx';
import { Confirm } from './Confirm.tsx';
import { Correction } from './Correction.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { Shown } from './Shown.tsx';
import css from './view.module.css';

interface OpenedProps {
  block: OwnRequestsBlock;
  token: string;
  onClose(): void;
  /** Called with the words that say so. */
  onErased(done: string): void;
}

type Change = 'withdraw' | 'erase';

/** Withdraws or erases. `onDone` gets the words that say so. */
function useChange(block: OwnRequestsBlock, token: string, onDone: (what: Change, words: string) => void) {
  const api = useApi();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const { queryKey } = ownRequestQuery(api, token);
  async function post(what: Change): Promise<string> {
    if (what === 'erase') {
      const { reference } = await api.post('/requests/erase', { token }, hasReference);
      client.removeQueries({ queryKey });
      return reference;
    }
    const now = await api.post('/requests/withdraw', { token }, isOwnRequest);
    client.setQueryData(queryKey, now);
    return now.reference;
  }
  async function change(what: Change): Promise<void> {
    setBusy(true);
    setFailed(undefined);
    try {
      const reference = await post(what);
      onDone(what, formatMessage(block[what].done, { reference }));
    } catch (error) {
      setFailed(error);
    } finally {
      setBusy(false);
    }
  }
  return { busy, failed, change, forgive: () => setFailed(undefined) };
}

/** One request, as the server has it, and what its sender may do with it. */
function Opened({ block, token, onClose, onErased }: OpenedProps) {
  const { data: own, error, refetch } = useQuery(ownRequestQuery(useApi(), token));
  const [pressed, setAsked] = useState<Change | 'correct'>();
  // It may have been withdrawn on another device.
  const asked = pressed === 'correct' && !own?.correctable ? undefined : pressed;
  const [done, setDone] = useState('');
  const top = useRef<HTMLDivElement>(null);
  const focusTop = () => top.current?.focus();
  const isLoaded = own !== undefined;
  useEffect(focusTop, [isLoaded]);
  const { busy, failed, change, forgive } = useChange(block, token, (what, words) =>
    what === 'erase' ? onErased(words) : end(words),
  );
  function end(words: string): void {
    setDone(words);
    setAsked(undefined);
    forgive();
    focusTop();
  }
  const trouble = failed ?? error;
  return (
    <div ref={top} className={`card ${css.opened}`} role="group" aria-label={requestTitle(block, own)} tabIndex={-1}>
      <Heading level={2}>{requestTitle(block, own)}</Heading>
      <p role="status" className={done === '' ? 'visually-hidden' : css.done}>
        {own || trouble ? done : block.loading}
      </p>
      {trouble ? (
        <Trouble block={block} error={trouble} onRetry={failed ? undefined : () => void refetch()} />
      ) : undefined}
      {own && <Shown block={block} own={own} />}
      {own && !asked && <Buttons block={block} own={own} onAsk={setAsked} />}
      {own && asked === 'correct' && (
        <Correction {...{ block, own, token }} onEnd={end} onChanged={() => void refetch()} />
      )}
      {asked && asked !== 'correct' && (
        <Confirm texts={block[asked]} busy={busy} onConfirm={() => void change(asked)} onCancel={() => end('')} />
      )}
      {own && <Elsewhere texts={block.elsewhere} token={token} title={requestTitle(block, own)} />}
      <button type="button" className="button" data-look="quiet" onClick={onClose}>
        {block.close}
      </button>
    </div>
  );
}

export default withApi(Opened);

const requestTitle = ({ sent, heading }: OwnRequestsBlock, own: OwnRequest | undefined): string =>
  own ? formatMessage(sent, { reference: own.reference }) : heading;

interface TroubleProps {
  block: OwnRequestsBlock;
  error: unknown;
  onRetry: (() => void) | undefined;
}

/** Why a request is not shown or changed. One that does not exist does not exist at a second try either. */
function Trouble({ block, error, onRetry }: TroubleProps) {
  const { http } = useSite().site;
  const isUnknown = statusOf(error) === 404;
  const words = isUnknown ? undefined : messageFor(error, http);
  const said = words ?? <Rich text={isUnknown ? block.unknown : block.failed} />;
  if (isUnknown || !onRetry) return <p role="alert">{said}</p>;
  return <LoadFailed onRetry={onRetry}>{said}</LoadFailed>;
}

interface ButtonsProps {
  block: OwnRequestsBlock;
  own: OwnRequest;
  onAsk(what: Change | 'correct'): void;
}

function Buttons({ block, own, onAsk }: ButtonsProps) {
  const { later = {} } = usePage();
  const { correctable, ...copy } = own;
  const file = { href: `data:application/json,${encodeURIComponent(JSON.stringify(copy, null, 2))}` };
  return (
    <div className={css.buttons}>
      <button type="button" className="button" data-look="secondary" onClick={() => print()}>
        {block.print}
      </button>
      <a className="button" data-look="secondary" download={`${block.download.file}.json`} {...file}>
        {block.download.label}
      </a>
      {block.correct && correctable && Object.hasOwn(later, correctable.form) && (
        <button type="button" className="button" data-look="secondary" onClick={() => onAsk('correct')}>
          {block.correct.label}
        </button>
      )}
      {own.consent && own.withdrawn === undefined && (
        <button type="button" className="button" data-look="secondary" onClick={() => onAsk('withdraw')}>
          {block.withdraw.label}
        </button>
      )}
      <button type="button" className="button" data-look="secondary" onClick={() => onAsk('erase')}>
        {block.erase.label}
      </button>
    </div>
  );
}
