import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Photo {
  /** Address of the picture; null when there is none or it does not load. */
  src: string | null;
  /** For its `img`. */
  ref: RefObject<HTMLImageElement | null>;
  onError: () => void;
}

/** An event's picture, as long as it loads. */
export function usePhoto(image: string | null | undefined): Photo {
  const ref = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string>();

  // It may have failed before this code was there to hear of it.
  useEffect(() => {
    if (image && ref.current?.complete && ref.current.naturalWidth === 0) setBroken(image);
  }, [image]);

  return { src: image && image !== broken ? image : null, ref, onError: () => image && setBroken(image) };
}
