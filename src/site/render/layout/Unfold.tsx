import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { decoded } from '../../../shared/engine/decoded.ts';
import { isPhone, usePhone } from '../usePhone.ts';

/**
 * Opens folded content: all of it in a wide window, for browsers whose styles cannot show closed content, and the
 * target of the address, also when the same link is pressed again. It works on the document, because React does not
 * draw blocks that are still.
 */
export function Unfold() {
  const isNarrow = usePhone();
  const { pathname, hash, key } = useLocation();
  useLayoutEffect(() => {
    const target = document.getElementById(decoded(hash.slice(1)));
    // From now on the style does not force the target open: the visitor may close it.
    document.documentElement.dataset.unfolds = '';
    for (const folded of document.querySelectorAll<HTMLDetailsElement>('details[data-folded]'))
      if (!isPhone() || target?.contains(folded) || folded.contains(target)) folded.open = true;
  }, [pathname, hash, key, isNarrow]);
  return null;
}
