import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { OwnRequestsBlock } from '../../../shared/plan/blocks.generated.ts';
import { useSite } from '../../render/context.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { NotificationList } from '../../render/elements/NotificationList.tsx';
import { Rich } from '../../render/elements/Rich.tsx';
import { Section } from '../../render/elements/Section.tsx';
import { lazyPart } from '../../render/loading/lazyPart.tsx';
import { NeedsScript } from '../../render/loading/placeholders.tsx';
import { notificationsOf } from '../../storage/lists.ts';
import type { Notification, Notifications } from '../../storage/notifications.ts';
import { takeFromAddress } from './link.ts';
import css from './view.module.css';

const Opened = lazyPart(import('./Opened.tsx'));

/** The token of the open request, chosen in the list or brought by the address; undefined if none is open. */
function useToken(store: Notifications) {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const open = () => {
      const { token: given, reference } = takeFromAddress();
      const own = reference === undefined ? undefined : store.get().find((one) => one.reference === reference);
      const asked = given ?? own?.token;
      if (typeof asked === 'string') setToken(asked);
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [store]);
  return [token, setToken] as const;
}

/** The requests of this device, and the open one: chosen in the list, or by a link from another device. */
export default function OwnRequests(block: OwnRequestsBlock) {
  const { id, tone, eyebrow, heading, main, lead, noscript } = block;
  return (
    <Section name="own-requests" id={id} tone={tone}>
      <Intro eyebrow={eyebrow} heading={heading} main={main} lead={lead} />
      <NeedsScript noscript={noscript}>
        <Requests {...block} />
      </NeedsScript>
    </Section>
  );
}

function Requests(block: OwnRequestsBlock) {
  const store = notificationsOf(useSite().site.storage);
  const kept = useSyncExternalStore(store.subscribe, store.get, store.getServer);
  const [token, setToken] = useToken(store);
  const [done, setDone] = useState('');
  const top = useRef<HTMLDivElement>(null);
  function close(words = ''): void {
    setToken(undefined);
    setDone(words);
    top.current?.focus();
  }
  function erased(words: string): void {
    for (const one of store.get()) if (one.token === token) store.remove(one.id);
    close(words);
  }
  function remove({ id, token: own }: Notification): void {
    store.remove(id);
    if (own === token) setToken(undefined);
  }
  const openOf = ({ token: own }: Notification) => (typeof own === 'string' ? () => setToken(own) : undefined);
  return (
    <div ref={top} role="group" aria-label={block.heading} tabIndex={-1} className={css.list}>
      <p role="status" className={done === '' ? 'visually-hidden' : css.done}>
        {done}
      </p>
      {token !== undefined && (
        <Opened
          key={token}
          {...{ block, token, onClose: () => close(), onErased: erased }}
          loading={<p className="muted">{block.loading}</p>}
          missing={
            <p role="alert" className="card">
              <Rich text={block.failed} />
            </p>
          }
        />
      )}
      <p className="small">
        <Rich text={block.private} />
      </p>
      <NotificationList {...block} kept={kept} onRemove={remove} action={{ label: block.open, of: openOf }} />
    </div>
  );
}
