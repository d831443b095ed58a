/**
 * Runs inline before everything else: what may become a script in this page. It is the one policy that the content
 * security policy admits (`trusted-types default`), and the browser asks it whenever a string is about to become code:
 * the address of a script must be that of a released file of this site, an element may be emptied, and everything else
 * that could run is refused. So the bundler's loaders, the federation runtime and the remotes need nothing themselves
 * (docs/decisions 0034). Browsers without Trusted Types go on without.
 */
export const scriptPolicyScript = scriptPolicy();

/**
 * Returns that script.
 * @param options.local origin on the reader's own machine, of which every file may be a script, too: for who develops a remote
 *   (local-code.ts), and for nobody else
 * @param options.assets origin that has released files, too
 */
export function scriptPolicy({ local, assets }: { local?: string; assets?: string } = {}): string {
  const also = local ? `a.startsWith(${JSON.stringify(`${local}/`)})||` : '';
  const site = assets
    ? `a.startsWith(${JSON.stringify(`${assets}/`)})?${JSON.stringify(assets)}:location.origin`
    : 'location.origin';
  return `window.trustedTypes?.createPolicy('default',{createScriptURL:a=>${also}/^\\/mf\\/[\\w-]+\\/[\\da-f]{16}\\/[\\w/-]+\\.js(\\?intento=\\d+)?$/.test(a.replace(${site},''))?a:null,createHTML:h=>h?null:h})`;
}
