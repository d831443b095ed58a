import type { Sample } from './sample.ts';

/**
 * Legitimate comments that were once taken for spam or nearly so. Rules were corrected with them in view, so they
 * belong to the part that is tuned with.
 */
export const correctedLegitimate: Record<string, Sample[]> = {
  'once taken for spam': [
    'Mi hermano tiene una agencia de marketing y me ha encargado la web: https://agencia-luna.com ¿qué le cambiaríais? El header no me convence',
    '<a href="https://tienda-de-mi-madre.com" class="btn btn--primary">Comprar ahora</a> no me coge el :hover, ¿por?',
    'Mirad mi web: https://anacode.site',
    'La web del casino de mi pueblo (un casino de los de antes, con café) la hice con grid: https://casinodelpoble.cat',
    'Gran artículo! Muy útil. Aquí mi web https://anagomez.com hecha con lo aprendido',
    'Estoy traduciendo del inglés: "click here", "buy now", "learn more". ¿Cómo lo diríais en botones?',
    'Trabajo desde casa y gano 100 € al día como freelance, ¿es poco?',
    'Escribidme por WhatsApp al 612 345 678 si vais al evento de mañana, llevo coche y cabemos tres.',
    'Busco trabajo de junior, mi portfolio es https://lauraperez.dev y mi teléfono 612345678',
  ],
};
