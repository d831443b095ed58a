import { PanotTile, panotFromSeed } from '@femcoders/shared-ui';
import { useEffect, useState } from 'react';

interface OpeningPanotProps {
  /** Which flower: the same text gives the same. */
  seed: string;
  /** How far it opens, 0 to 1. */
  share: number;
  /** How far it is open before anything has come. */
  least: number;
  className?: string | undefined;
}

/** How long a flower takes to open, in milliseconds. */
const openingMs = 800;

/** A flower of the pavement that opens as far as something has come; at once where the reader asks for no motion. */
export function OpeningPanot({ seed, share, least, className }: OpeningPanotProps) {
  const open = useEased(least, least + (1 - least) * share);
  return <PanotTile {...panotFromSeed(seed)} open={Math.round(open * 100) / 100} className={className} />;
}

function useEased(first: number, target: number): number {
  const [value, setValue] = useState(first);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return setValue(target);
    let frame = 0;
    let start: number | undefined;
    let from: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const progress = Math.min(1, (now - start) / openingMs);
      setValue((before) => {
        from ??= before;
        return from + (target - from) * (1 - (1 - progress) ** 3);
      });
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target]);

  return value;
}
