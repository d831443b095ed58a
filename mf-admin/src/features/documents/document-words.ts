import { documentCases } from '@femcoders/contracts/document-cases';
import type { DocumentKind, DocumentState } from '@femcoders/contracts/document-names';

export const kindName = (kind: DocumentKind): string => documentCases[kind].name;

export const stateNames: Record<DocumentState, string> = {
  draft: 'Borrador',
  sent: 'Sin mirar',
  reviewing: 'En revisión',
  missing: 'Falta algo',
  accepted: 'Aceptado',
  refused: 'No aceptado',
  withdrawn: 'Retirado por ella',
  expired: 'Borrado por plazo',
};

/** Templates for files that are often missing, by kind of case; the moderator may edit them. */
export const missingTemplates: Record<DocumentKind, readonly string[]> = {
  cv: ['El CV en PDF o DOCX que se pueda abrir', 'Un correo o un teléfono en el CV'],
  ponente: [
    'La cesión de imagen firmada',
    'Una foto de al menos 800 píxeles de lado',
    'La biografía, en tercera persona',
  ],
  patrocinio: ['El dosier con los datos de la empresa', 'Una persona de contacto'],
  voluntariado: ['El convenio con el sello del centro', 'Las fechas y las horas que hay que certificar'],
  imagen: ['La autorización firmada', 'Para qué acto o material vale'],
  evento: ['El recibo con la fecha a la vista', 'El justificante entero, no solo una parte'],
};

/** Why something is often not accepted. */
export const refusalTemplates: readonly string[] = [
  'No podemos leer el documento.',
  'El documento no corresponde a este trámite.',
  'El documento no está firmado.',
];
