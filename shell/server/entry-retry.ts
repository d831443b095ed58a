/**
 * Runs inline before everything else. Without the main script a page can only be read, so a download of it that fails
 * is tried again three times, under separate addresses: a browser may hold on to the failed one.
 */
export const entryRetryScript = entryRetry();

/** Returns that script. @param assets origin of the files, where it is not the site's: the site is asked in its place */
export function entryRetry(assets?: string): string {
  const address = `failed.src.split('?')[0]${assets ? `.replace(${JSON.stringify(assets)},'')` : ''}`;
  return `{let tries=0;addEventListener('error',({target:failed})=>{if(failed.dataset?.entry==null||tries>2)return;tries++;setTimeout(()=>{let again=document.createElement('script');again.src=${address}+'?intento='+tries;again.crossOrigin='anonymous';again.integrity=failed.integrity;again.dataset.entry='';document.head.append(again)},1000*tries)},true)}`;
}
