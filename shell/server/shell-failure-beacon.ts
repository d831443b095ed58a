import { beaconPath } from '@femcoders/contracts/beacon-path';
import type { RegistryDocument } from '@femcoders/contracts/registry';
import { rolloutNumberPattern } from '@femcoders/contracts/rollout-number';
import { reportsMark } from '../src/beacons/reports-mark.ts';
import { measuredOwner } from './measured-owner.ts';
import type { PageIdentity } from './page-files.ts';

/**
 * Runs inline, before the main script. When that throws before it can tell anything, this reports that the page failed, once, as
 * `report-page.ts` would: for who has a number and lets herself be measured, without cookies.
 */
export const shellFailureScript = `{let visit=JSON.parse(document.currentScript.dataset.visit),{cookie}=document,failed,sent,note=({error,reason,filename})=>{failed||=(filename||'')+(error||reason||{}).stack};addEventListener('error',note);addEventListener('unhandledrejection',note);let tell=()=>{let number=/${rolloutNumberPattern.source}/.exec(cookie);if(sent||!number||!/\\/mf\\/shell\\//.test(failed)||performance.getEntriesByName('${reportsMark}').length||navigator.globalPrivacyControl||navigator.doNotTrack==='1')return;sent=1;fetch('/api${beaconPath}',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({...visit,errors:[{...visit.shell,count:1}],drawn:{number:+number[1]}}),keepalive:true,credentials:'omit',referrerPolicy:'no-referrer'}).catch(()=>{})};addEventListener('pagehide',tell);document.addEventListener('visibilitychange',()=>document.visibilityState==='hidden'&&tell())}`;

/**
 * Returns what a page reports when its main script cannot: only while a release of the shell goes to a share of the visitors.
 * @param page null for the page of an unknown address
 */
export function shellFailureVisit(live: RegistryDocument, page: PageIdentity | null): object | null {
  const found = live.rollouts?.some(({ release }) => release.name === 'shell') ? measuredOwner(live, page) : null;
  if (!found) return null;
  const { owner, route } = found;
  const part = ({ name, version }: typeof owner) => ({ name, version });
  return { page: route.path, owner: part(owner), shell: part(live.shell) };
}
