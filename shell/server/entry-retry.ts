/**
 * Runs inline before everything else. Without the main script a page can only be read, so a download of it that fails
 * is tried again three times, under addresses of their own: a browser may hold on to the failed one.
 */
export const entryRetryScript = `{let n=0;addEventListener('error',({target:f})=>{if(f.dataset?.entry==null||n>2)return;setTimeout(()=>{let s=document.createElement('script');s.src=f.src.split('?')[0]+'?intento='+n;s.crossOrigin='anonymous';s.integrity=f.integrity;s.dataset.entry='';document.head.append(s)},1e3*++n)},true)}`;
