import { useContext } from 'react';
import { PageContext, useSite } from '../context.tsx';

interface PictureProps {
  /** File name in config/assets. */
  asset: string;
  /** Empty when the words around it say the same. */
  alt?: string;
  /** Load at once: for a picture that is seen without scrolling. */
  eager?: boolean;
  className?: string;
}

/** A picture that keeps its place while it loads. */
export function Picture({ asset, alt = '', eager = false, className }: PictureProps) {
  const { assets } = useSite();
  const picture = useContext(PageContext)?.assets[asset] ?? assets[asset];
  if (!picture) throw new Error(`Neither the page nor the site ships the picture "${asset}"`);
  return (
    <img
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={className}
    />
  );
}
