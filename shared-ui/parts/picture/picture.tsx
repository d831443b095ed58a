import { classNames, PanotTile, panotFromSeed } from '@femcoders/shared-ui';
import { useEffect, useRef, useState } from 'react';
import styles from './picture.module.css';
import { pictureSources } from './picture-sources.ts';

export interface PictureProps {
  /** Path of the original below the site's root, such as `assets/portraits/retrato-01.png`. */
  name: string;
  /** The alternative text; empty for decoration. */
  alt: string;
  /** Of the original, in pixels: they keep the picture's place while it loads. */
  width: number;
  height: number;
  /** For the first picture of a page: it loads at once and before others. All the rest wait until they come near. */
  eager?: boolean;
  /** Whether an eager one goes before others; not so below the window. */
  urgent?: boolean;
  className?: string | undefined;
}

/**
 * A picture in its best form: AVIF or WebP for the window's width; the original when that fails (spec section 2), and a
 * panot when that fails as well.
 */
export function Picture(props: PictureProps) {
  return <PictureOf key={props.name} {...props} />;
}

function PictureOf({ name, alt, width, height, eager = false, urgent = eager, className }: PictureProps) {
  const [shown, setShown] = useState<'variant' | 'original' | 'panot'>('variant');
  const image = useRef<HTMLImageElement>(null);
  const tryNext = () => setShown((before) => (before === 'variant' ? 'original' : 'panot'));

  // It may have failed before this code was there to hear of it.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) {
      setShown((before) => (before === 'variant' ? 'original' : before));
    }
  }, []);

  if (shown === 'panot') return <PanotInstead seed={name} {...{ alt, width, height, className }} />;
  return (
    <picture className={styles.picture}>
      {shown === 'variant' && pictureSources(name).map((source) => <source key={source.srcSet} {...source} />)}
      <img
        ref={image}
        className={className}
        src={`/${name}`}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={urgent ? 'high' : undefined}
        decoding="async"
        onError={tryNext}
      />
    </picture>
  );
}

/** In the picture's own place and size. */
function PanotInstead({ seed, alt, width, height, className }: Omit<PictureProps, 'name'> & { seed: string }) {
  const edge = Math.min(width, height);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or decoration
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={classNames(styles.panot, className)}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <rect width={width} height={height} fill="var(--lilac)" />
      <g transform={`translate(${(width - edge) / 2} ${(height - edge) / 2})`}>
        <PanotTile {...panotFromSeed(seed)} size={edge} />
      </g>
    </svg>
  );
}
