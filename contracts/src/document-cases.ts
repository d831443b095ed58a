import type { DocumentKind } from './document-names.ts';

/** A field of a case's form. */
export interface DocumentField {
  name: string;
  label: string;
  type: 'text' | 'long' | 'url' | 'choice' | 'check';
  optional?: true;
  /** Most characters. */
  max?: number;
  /** The field's name inside a sentence: "Escribe …". */
  asked?: string;
  hint?: string;
  options?: readonly { value: string; label: string }[];
}

export interface DocumentCaseKind {
  /** The name of the case. */
  name: string;
  /** The purpose, in a sentence. */
  why: string;
  /** The files to send. */
  files: string;
  /** Months after its last sending at which the documents are deleted. */
  keepMonths: number;
  /** Why so long, or what ends it sooner. */
  keepWords: string;
  fields: readonly DocumentField[];
}

const comment: DocumentField = {
  name: 'comentario',
  label: 'Algo que debamos saber',
  type: 'long',
  optional: true,
  max: 1000,
};

/** The fields and the retention of each kind of case; defined here only. */
export const documentCases: Readonly<Record<DocumentKind, DocumentCaseKind>> = {
  cv: {
    name: 'CV para prioridad en empleo',
    why: 'Cuando una empresa que nos apoya busca a alguien, miramos primero entre las socias que nos han dejado su CV.',
    files: 'Tu CV. Si quieres, también una carta o un certificado.',
    keepMonths: 6,
    keepWords: 'Lo guardamos 6 meses, o hasta que lo retires.',
    fields: [
      { name: 'puesto', label: 'Qué trabajo buscas', type: 'text', max: 120, asked: 'qué trabajo buscas' },
      { name: 'inicio', label: 'Desde cuándo podrías empezar', type: 'text', optional: true, max: 80 },
      { name: 'enlace', label: 'Portfolio o perfil', type: 'url', optional: true, max: 300 },
      comment,
    ],
  },
  ponente: {
    name: 'Material de ponente',
    why: 'Para anunciar tu charla necesitamos tu biografía, una foto y, si nos la das, la cesión de imagen firmada.',
    files: 'Una foto y la cesión de imagen firmada. Si las tienes, también las diapositivas.',
    keepMonths: 12,
    keepWords: 'Lo guardamos 12 meses: lo que dura la difusión de una charla.',
    fields: [
      { name: 'charla', label: 'Título de la charla', type: 'text', max: 120, asked: 'el título de la charla' },
      {
        name: 'bio',
        label: 'Tu biografía para el programa',
        type: 'long',
        max: 600,
        asked: 'tu biografía',
        hint: 'En tercera persona, como quieres que te presentemos.',
      },
      { name: 'cesion', label: 'Podéis usar mi foto para anunciar la charla', type: 'check', optional: true },
      comment,
    ],
  },
  patrocinio: {
    name: 'Dosier de patrocinio',
    why: 'Si tu empresa quiere apoyar a la comunidad, aquí nos llega su dosier sin pasar por el correo de nadie.',
    files: 'El dosier o la propuesta de la empresa.',
    keepMonths: 12,
    keepWords: 'Lo guardamos 12 meses: un ciclo de patrocinios.',
    fields: [
      { name: 'empresa', label: 'Empresa', type: 'text', max: 120, asked: 'el nombre de la empresa' },
      { name: 'propuesta', label: 'La propuesta en pocas palabras', type: 'long', optional: true, max: 1000 },
      comment,
    ],
  },
  voluntariado: {
    name: 'Convenio o certificado de voluntariado',
    why: 'Para firmar el convenio de tu universidad o que te certifiquemos las horas que has dado a la comunidad.',
    files: 'El convenio o el modelo de certificado, tal como te lo han dado.',
    keepMonths: 24,
    keepWords: 'Lo guardamos 24 meses, por si te lo vuelven a pedir.',
    fields: [
      {
        name: 'papel',
        label: 'Qué nos envías',
        type: 'choice',
        asked: 'qué nos envías',
        options: [
          { value: 'convenio', label: 'Un convenio para firmar' },
          { value: 'certificado', label: 'Un certificado de mis horas' },
        ],
      },
      { name: 'entidad', label: 'Centro o entidad', type: 'text', optional: true, max: 120 },
      comment,
    ],
  },
  imagen: {
    name: 'Autorización de imagen',
    why: 'Solo publicamos fotos y vídeos en los que se te reconoce si nos lo has autorizado por escrito.',
    files: 'La autorización firmada.',
    keepMonths: 24,
    keepWords: 'La guardamos 24 meses, o hasta que la retires.',
    fields: [
      { name: 'acto', label: 'Para qué acto o material', type: 'text', max: 120, asked: 'para qué acto o material' },
      {
        name: 'alcance',
        label: 'Qué autorizas',
        type: 'choice',
        asked: 'qué autorizas',
        options: [
          { value: 'fotos', label: 'Fotos' },
          { value: 'video', label: 'Vídeo' },
          { value: 'ambas', label: 'Fotos y vídeo' },
        ],
      },
      comment,
    ],
  },
  evento: {
    name: 'Justificante de un evento',
    why: 'Para acreditar por qué no pudiste venir, o lo que pagaste y te tenemos que devolver.',
    files: 'El justificante o el recibo.',
    keepMonths: 3,
    keepWords: 'Lo guardamos 3 meses: lo justo para resolverlo.',
    fields: [
      { name: 'evento', label: 'Qué evento', type: 'text', max: 120, asked: 'qué evento es' },
      {
        name: 'motivo',
        label: 'Qué justificas',
        type: 'choice',
        asked: 'qué justificas',
        options: [
          { value: 'ausencia', label: 'Que no pude venir' },
          { value: 'gasto', label: 'Un gasto' },
          { value: 'asistencia', label: 'Que estuve allí' },
        ],
      },
      comment,
    ],
  },
};
