import type { ContactReason, SponsorHelp } from '@femcoders/contracts/contact-names';
import type { Choice } from '@femcoders/shared-ui/choice';

/** The reasons in the order of the form. */
export const reasonChoices: readonly Choice<ContactReason>[] = [
  { value: 'comunidad', label: 'La comunidad', hint: 'Unirme, participar, preguntar' },
  { value: 'patrocinio', label: 'Patrocinio', hint: 'Para empresas que quieren ayudar' },
  { value: 'ponente', label: 'Ponente', hint: 'Dar una charla o buscar quien la dé' },
  { value: 'prensa', label: 'Prensa', hint: 'Entrevistas, datos, material' },
  { value: 'web', label: 'Un problema en la web', hint: 'Algo falla o no se entiende' },
  { value: 'datos', label: 'Mis datos', hint: 'Verlos, corregirlos o borrarlos' },
  {
    value: 'conducta',
    label: 'Código de conducta (privado)',
    hint: 'Va solo a las personas designadas. Si prefieres, no digas quién eres.',
  },
];

/** The four ways in which a company can help (spec section 1). */
export const helpChoices: readonly Choice<SponsorHelp>[] = [
  { value: 'espacio', label: 'Cediendo un espacio' },
  { value: 'voluntarias', label: 'Sumando voluntarias' },
  { value: 'difusion', label: 'Dándonos difusión' },
  { value: 'seleccion', label: 'Dando prioridad a las socias al contratar' },
];

/** Frequent questions that may answer what somebody was about to ask, by their titles. */
export const suggestedQuestions: Partial<Record<ContactReason, readonly string[]>> = {
  comunidad: ['¿Cómo me uno?', '¿Cómo me entero de los eventos?', '¿Cómo me hago promotora y qué hace una promotora?'],
  ponente: ['¿Cuáles son sus líneas de acción?', '¿Cómo me entero de los eventos?'],
  prensa: ['¿Qué es la comunidad?', '¿Qué objetivos tiene?', '¿En qué se diferencia de otras comunidades?'],
};

/** Hints for the message by reason. */
export const messageHints: Partial<Record<ContactReason, string>> = {
  web: 'Dinos en qué página estabas, qué hacías y qué esperabas que pasara.',
  datos: 'Dinos qué quieres que hagamos con tus datos y desde qué correo tienes cuenta, si la tienes.',
  conducta: 'Qué pasó, dónde y cuándo, hasta donde quieras contar.',
  patrocinio: 'Qué tenéis en mente y qué esperáis de nosotras.',
};
