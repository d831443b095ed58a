/**
 * Whether a file that somebody sent may be opened: it is open; it waits until a virus scanner has looked at it; a virus was found
 * in it and its content is deleted; the scanner has looked several times and could not tell (`unjudged`): it is closed, too.
 */
export const fileVerdicts = ['open', 'waiting', 'found', 'unjudged'] as const;
export type FileVerdict = (typeof fileVerdicts)[number];

/** Why a file that is there cannot be opened, for those to whom it is offered. */
export const closedFileWords: Readonly<Record<Exclude<FileVerdict, 'open'>, string>> = {
  waiting:
    'Todavía no hemos podido comprobar que no lleva un virus. Lo intentamos cada pocos minutos; hasta entonces no se puede abrir.',
  found: 'Llevaba un virus y hemos borrado su contenido: ya no se puede abrir.',
  unjudged:
    'No se ha podido comprobar que no lleva un virus: el antivirus no consigue mirarlo entero. Queda cerrado: hace falta otra copia, por ejemplo en otro formato.',
};
