/**
 * Runs inline before everything else. Without the main script a page can only be read, so a download of it that fails
 * is tried again three times, under addresses of their own: a browser may hold on to the failed one.
 */
export const entryRetryScript = `{let tries=0;addEventListener('error',({target:failed})=>{if(failed.dataset?.entry==null||tries>2)return;tries++;setTimeout(()=>{let again=document.createElement('script');again.src=failed.src.split('?')[0]+'?intento='+tries;again.crossOrigin='anonymous';again.integrity=failed.integrity;again.dataset.entry='';document.head.append(again)},1000*tries)},true)}`;
