import type { AnchorHTMLAttributes } from 'react';

/** Stands in for react-router-dom: no measured form has a router. */
export const useNavigate = () => (to: string) => window.location.assign(to);

export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return <a href={to} {...rest} />;
}

const here = { pathname: '/', search: '', hash: '', state: null, key: 'default' };
export const useLocation = () => here;
