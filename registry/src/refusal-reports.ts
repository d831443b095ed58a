import * as z from 'zod/mini';

/** All that is read of a report. Samples of code, referrers and policies stay in it. */
export interface RefusalReport {
  /** Under which directive something was refused. */
  directive: string;
  /** The refused resource: an address, its scheme alone, or a word such as `inline`. Empty where nothing is said. */
  blocked: string;
  /** Address of the file whose code tried it; empty where there was none or the browser does not say. */
  source: string;
  /** Address of the page at that moment. */
  document: string;
}

/** Reports of one request that are counted. */
const mostReports = 20;

const text = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((value) => value ?? ''),
);

/** The body that browsers send to a `report-uri` (https://www.w3.org/TR/CSP3/#deprecated-serialize-violation). */
const sentAlone = z.pipe(
  z.object({
    'csp-report': z.object({
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
      'document-uri': text,
    }),
  }),
  z.transform(({ 'csp-report': report }): RefusalReport[] => [
    {
      // Of the older one some browsers say the sources that were allowed, too.
      directive: report['effective-directive'] || (report['violated-directive'].split(' ')[0] ?? ''),
      blocked: report['blocked-uri'],
      source: report['source-file'],
      document: report['document-uri'],
    },
  ]),
);

/** The body that browsers send to an endpoint of a `report-to`: reports of any type, several at a time (https://www.w3.org/TR/CSP3/#reporting). */
const sentTogether = z.pipe(
  z.array(z.object({ type: z.string(), body: z.optional(z.unknown()) })),
  z.transform((reports, context): RefusalReport[] => {
    const violations = z
      .array(z.object({ effectiveDirective: text, blockedURL: text, sourceFile: text, documentURL: text }))
      .safeParse(
        reports
          .filter(({ type }) => type === 'csp-violation')
          .slice(0, mostReports)
          .map(({ body }) => body),
      );
    if (!violations.success) {
      context.issues.push({ code: 'custom', input: reports, message: 'No violation' });
      return [];
    }
    return violations.data.map((body) => ({
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
      source: body.sourceFile,
      document: body.documentURL,
    }));
  }),
);

const reportsSchema = z.union([sentAlone, sentTogether]);

/**
 * Reads what a browser reports of what it has refused, in either format.
 * @returns null when it is no report
 */
export function readReports(body: unknown): RefusalReport[] | null {
  const read = reportsSchema.safeParse(body);
  return read.success ? read.data : null;
}
