/**
 * Runs inline before everything else: what may become a script in this page. It is the one policy that the content
 * security policy admits (`trusted-types default`), and the browser asks it whenever a string is about to become code:
 * the address of a script must be that of a released file of this site, an element may be emptied, and everything else
 * that could run is refused. So the bundler's loaders, the federation runtime and the remotes need nothing of their own
 * (docs/decisions 0034). Browsers without Trusted Types go on without.
 */
export const scriptPolicyScript = scriptPolicy();

/**
 * Returns that script. @param local origin on the reader's own machine, of which every file may be a script, too: for who
 * develops a remote (local-code-page.ts), and for nobody else
 */
export function scriptPolicy(local?: string): string {
  const also = local ? `a.startsWith(${JSON.stringify(`${local}/`)})||` : '';
  return `window.trustedTypes?.createPolicy('default',{createScriptURL:a=>${also}/^\\/mf\\/[\\w-]+\\/[\\da-f]{16}\\/[\\w/-]+\\.js(\\?intento=\\d+)?$/.test(a.replace(location.origin,''))?a:null,createHTML:h=>h?null:h})`;
}
