import type { ComponentProps } from 'react';
import { useSite } from '../context.tsx';
import { SiteLink } from './SiteLink.tsx';

/** A link to the page of a policy. */
export function PolicyLink({ id, ...rest }: Omit<ComponentProps<typeof SiteLink>, 'href'> & { id: string }) {
  return <SiteLink {...rest} href={useSite().policyPath.replace('{id}', id)} />;
}
