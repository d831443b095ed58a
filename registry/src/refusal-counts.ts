import type { RefusingPage } from '@femcoders/contracts/refusal';
import { type RefusedDirective, refusedDirectives } from '@femcoders/contracts/refusal-names';
import type { BeaconCount } from './beacon-counts.ts';
import type { RefusalReport } from './refusal-reports.ts';

type Part = RefusingPage['owner'];

/**
 * Returns what browsers refused on a page, as counts (docs/decisions 0060). What the file of a remote tried is that
 * remote's. All else, pictures and styles of the HTML and what the shell's libraries do for others among it, counts for the
 * part that owns the page and for the shell that composed it, as its vitals do; for the shell alone once the tab has gone
 * on to another page.
 */
export function countsOfRefusals(refusing: RefusingPage, reports: readonly RefusalReport[]): BeaconCount[] {
  return reports
    .filter((report) => !isNobodys(report))
    .flatMap((report) =>
      whose(report, refusing).map(({ name, version }) => ({
        name,
        version,
        page: refusing.page,
        metric: 'refusals',
        bucket: Math.max(0, refusedDirectives.indexOf(report.directive as RefusedDirective)),
        count: 1,
      })),
    );
}

function whose({ source, document }: RefusalReport, { page, owner, shell }: RefusingPage): Part[] {
  const part = releasedPart(source);
  if (part && part.name !== 'shell') return [part];
  return owner.name !== 'shell' && isAt(document, page) ? [owner, shell] : [shell];
}

/** Matches addresses of violations that count; others belong to extensions and apps. */
const blockable =
  /^(?:self|inline|eval|wasm-eval|trusted-types-(?:policy|sink)|(?:https?|wss?|data|blob|filesystem)(?::|$)|$)/;

/**
 * Whether no release can be the cause: what extensions do and are refused, what apps that show the page write into it, and
 * who puts the page into a frame elsewhere. An inline script is one of these unless a released file has made it.
 */
function isNobodys({ directive, blocked, source, document }: RefusalReport): boolean {
  if (directive === 'frame-ancestors' || !blockable.test(blocked)) return true;
  if (source && !isOfOrigin(source, document)) return true;
  return directive.startsWith('script-src') && blocked === 'inline' && !releasedPart(source);
}

/** Browsers say no more than the scheme of an extension's file. */
function isOfOrigin(address: string, document: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === URL.parse(document)?.origin;
}

function releasedPart(source: string): Part | null {
  const [, name, version] =
    /^\/mf\/(shell|mf-[a-z0-9-]+)\/([0-9a-f]{16})\//.exec(URL.parse(source)?.pathname ?? '') ?? [];
  return name && version ? { name, version } : null;
}

/** Whether an address is one of a page's pattern. */
function isAt(address: string, pattern: string): boolean {
  const steps = (URL.parse(address)?.pathname ?? '').split('/');
  const wanted = pattern.split('/');
  return steps.length === wanted.length && wanted.every((step, at) => step.startsWith(':') || step === steps[at]);
}
