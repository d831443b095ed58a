/**
 * Asks for every script and stylesheet that does not load past the browser's cache, so that the next attempt finds what
 * the server has now. Released files never change: one that arrived damaged would lie there for a year.
 */
export function reloadDamagedFiles(): void {
  const renew = ({ target }: Event) => {
    // Only released files are checked.
    const { integrity, src, href } = target as HTMLScriptElement & HTMLLinkElement;
    if (integrity) fetch(src || href, { cache: 'reload' }).catch(() => {});
  };
  addEventListener('error', renew, true);
}
