import type { ComponentType } from 'react';
import QueryProvider from '../../api/QueryProvider.tsx';
import { useSite } from '../context.tsx';

/** A component with the clients of the API around it. Import it only in a lazy part: the clients are large. */
export function withApi<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  return function WithApi(props: Props) {
    return (
      <QueryProvider site={useSite().site}>
        <Component {...props} />
      </QueryProvider>
    );
  };
}
