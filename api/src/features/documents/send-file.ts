import type { DocumentType } from '@femcoders/contracts/document-limits';
import type { FastifyReply } from '../../context.ts';

const mediaTypes: Record<DocumentType, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  png: 'image/png',
  jpg: 'image/jpeg',
};

/** Answers with a file that is saved and never shown in place (RFC 6266). */
export function sendFileOf(reply: FastifyReply, file: { name: string; type: DocumentType; content: Buffer }) {
  reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`);
  return reply.type(mediaTypes[file.type]).send(file.content);
}
