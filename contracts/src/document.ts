import * as z from 'zod/mini';
import { documentLimits } from './document-limits.ts';
import { documentKinds, documentStates, documentTypes } from './document-names.ts';
import { fileVerdicts } from './file-verdict.ts';
import { limitedText, neededText } from './schema-parts.ts';

/** A file of a case. */
export const documentFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** By its content. */
  type: z.enum(documentTypes),
  bytes: z.number(),
  verdict: z.enum(fileVerdicts),
  /** ISO 8601 instant. */
  uploadedAt: z.string(),
});
export type DocumentFile = z.infer<typeof documentFileSchema>;

/** A step in the history of a case: it came to a state, was sent again, or somebody of the team opened one of its files. */
export const documentStepSchema = z.object({
  id: z.string(),
  kind: z.enum([...documentStates, 'resent', 'opened', 'note']),
  /** ISO 8601 instant. */
  at: z.string(),
  /** The team member who did it; null for herself and for the site. */
  by: z.nullable(z.string()),
  /** The message that went with it. Empty once the documents are deleted. */
  text: z.string(),
  /** The name of the file that was opened; null where it is deleted. */
  file: z.nullable(z.string()),
});
export type DocumentStep = z.infer<typeof documentStepSchema>;

/** A case as a list shows it. */
export const documentCaseSchema = z.object({
  /** `FD-7K3M-2QXD` */
  reference: z.string(),
  kind: z.enum(documentKinds),
  state: z.enum(documentStates),
  files: z.number(),
  /** ISO 8601 instants. */
  changedAt: z.string(),
  sentAt: z.nullable(z.string()),
  /** When the documents are deleted; null once they are. */
  deleteAt: z.nullable(z.string()),
  /** The files that the team asks for, where some are missing. */
  missing: z.array(z.string()),
});
export type DocumentCase = z.infer<typeof documentCaseSchema>;
export const documentCaseListSchema = z.array(documentCaseSchema);

const detail = {
  fields: z.record(z.string(), z.string()),
  documents: z.array(documentFileSchema),
  /** Why it was not accepted, or a word with its acceptance; empty without. */
  reason: z.string(),
  /** The oldest first. */
  steps: z.array(documentStepSchema),
};

/** A case whole, for her whose it is. */
export const documentCaseDetailSchema = z.object({ ...documentCaseSchema.shape, ...detail });
export type DocumentCaseDetail = z.infer<typeof documentCaseDetailSchema>;

/** Her draft of a kind, if there is one. */
export const documentDraftSchema = z.object({ draft: z.nullable(documentCaseDetailSchema) });

const values = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(5000)));

/** The body that keeps a draft as far as it is written. */
export const newDocumentDraftSchema = z.object({ fields: values });

/** The body that sends a case; what a field may say depends on its kind (`validateDocuments`). */
export const documentSubmissionSchema = z.object({ fields: values, privacy: z.boolean() });
export type DocumentSubmission = z.infer<typeof documentSubmissionSchema>;

/** A case as the administration lists it. */
export const documentEntrySchema = z.object({
  id: z.string(),
  ...documentCaseSchema.shape,
  member: z.object({ id: z.string(), name: z.string() }),
});
export type DocumentEntry = z.infer<typeof documentEntrySchema>;

/** A case whole, for the team: what it wrote for itself stands among the steps. */
export const documentEntryDetailSchema = z.object({ ...documentEntrySchema.shape, ...detail, email: z.string() });
export type DocumentEntryDetail = z.infer<typeof documentEntryDetailSchema>;

const line = neededText('Escribe qué falta.', documentLimits.missingTextMax, 'No puede', z.string());

/** Moves a case; it names what it starts from, so that the second one gets a conflict. */
export const documentDecisionSchema = z
  .object({
    state: z.enum(['reviewing', 'missing', 'accepted', 'refused']),
    from: z.enum(documentStates),
    /** The missing files, one per entry. */
    missing: z._default(z.array(line).check(z.maxLength(documentLimits.missingMax)), []),
    /** Why, for her to read: needed where it is not accepted. */
    reason: z._default(limitedText(documentLimits.reasonMax, 'No puede'), ''),
  })
  .check((context) => {
    const { state, missing, reason } = context.value;
    const input = context.value;
    if (state === 'missing' && missing.length === 0)
      context.issues.push({ code: 'custom', path: ['missing'], message: 'Escribe qué falta.', input });
    if (state === 'refused' && !reason)
      context.issues.push({ code: 'custom', path: ['reason'], message: 'Escribe por qué no se acepta.', input });
  });
export type DocumentDecision = z.input<typeof documentDecisionSchema>;
export type GivenDecision = z.output<typeof documentDecisionSchema>;

/** A note that only the team reads; `key` is new for each: the same note sent twice is kept once. */
export const documentNoteSchema = z.object({
  key: z.uuid(),
  text: neededText('Escribe la nota.', documentLimits.noteMax, 'No puede', z.string()),
});
export type DocumentNote = z.infer<typeof documentNoteSchema>;
