/** The one host that pages may frame besides this site: YouTube's, without its cookies until something plays. */
export const videoFrameOrigin = 'https://www.youtube-nocookie.com';

/** Addresses under which YouTube shows a video. */
export const videoAddress = /^https:\/\/(?:www\.youtube\.com\/watch\?v=|youtu\.be\/)(?<id>[\w-]{11})(?:[?&#].*)?$/;

/**
 * Where a video can be framed, playing at once.
 * @param address one that `videoAddress` knows
 */
export function videoFrameAddress(address: string): string {
  const id = videoAddress.exec(address)?.groups?.id ?? '';
  return `${videoFrameOrigin}/embed/${id}?autoplay=1&cc_load_policy=1&hl=es&rel=0`;
}
