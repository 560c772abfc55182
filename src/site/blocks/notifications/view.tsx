import { useSyncExternalStore } from 'react';
import type { NotificationsBlock } from '../../../shared/plan/blocks.generated.ts';
import { useSite } from '../../render/context.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { NotificationList } from '../../render/elements/NotificationList.tsx';
import { Section } from '../../render/elements/Section.tsx';
import { NeedsScript } from '../../render/loading/placeholders.tsx';
import { notificationsOf } from '../../storage/lists.ts';

/** The notifications that this device keeps (spec 3.02). */
export default function Notifications({ id, tone, keptOn, remove, empty, noscript, ...intro }: NotificationsBlock) {
  const store = notificationsOf(useSite().site.storage);
  const kept = useSyncExternalStore(store.subscribe, store.get, store.getServer);
  const texts = { heading: intro.heading, keptOn, remove, empty };
  return (
    <Section name="notifications" id={id} tone={tone}>
      <Intro {...intro} />
      <NeedsScript noscript={noscript}>
        <NotificationList {...texts} kept={kept} onRemove={(one) => store.remove(one.id)} />
      </NeedsScript>
    </Section>
  );
}
