/** Whether an address leads to this machine alone. */
export const isLocalAddress = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
