import { useEffect, useRef, useState } from 'react';
import { panotFromSeed } from '../panot/panot-seed.ts';
import { PanotTile } from '../panot/panot-tile.tsx';
import styles from './avatar.module.css';

export interface AvatarProps {
  src?: string | undefined;
  name: string;
  /** Edge in pixels. */
  size?: number;
  /** The name stands next to it already. */
  decorative?: boolean;
}

/** A person's picture; when it does not arrive, the panot of her name. */
export function Avatar({ src, name, size = 44, decorative = false }: AvatarProps) {
  const picture = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();
  // A picture of the server's HTML may have failed before this code ran.
  useEffect(() => {
    const image = picture.current;
    if (image?.complete && image.naturalWidth === 0) setFailed(src);
  }, [src]);

  if (!src || failed === src) return <SeedAvatar seed={name} size={size} title={decorative ? undefined : name} />;
  return (
    <img
      ref={picture}
      className={`cut-clip ${styles.avatar}`}
      src={src}
      alt={decorative ? '' : name}
      width={size}
      height={size}
      onError={() => setFailed(src)}
    />
  );
}

/** The panot that belongs to a text: an alias, a name, an id. */
export function SeedAvatar({ seed, size = 44, title }: { seed: string; size?: number; title?: string | undefined }) {
  return <PanotTile {...panotFromSeed(seed)} title={title} size={size} />;
}
