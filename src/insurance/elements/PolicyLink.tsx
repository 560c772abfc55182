import type { ComponentProps } from 'react';
import { useSite } from '../../render/context.tsx';
import { SiteLink } from '../../render/elements/SiteLink.tsx';

/** A link to the page of a policy. */
export function PolicyLink({ id, ...rest }: Omit<ComponentProps<typeof SiteLink>, 'href'> & { id: string }) {
  return <SiteLink {...rest} href={(useSite().entryPaths.policies ?? '').replace('{id}', id)} />;
}
