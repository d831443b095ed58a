/** Whether a text is the origin of a server on the reader's own machine, exactly as browsers write it. */
export function isLocalOrigin(text: string): boolean {
  const [, port = ''] = /^http:\/\/(?:localhost|127\.0\.0\.1):([1-9]\d{0,4})$/.exec(text) ?? [];
  return Number(port) >= 1 && Number(port) <= 65_535;
}
