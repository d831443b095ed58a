import { previewCookie } from '@femcoders/contracts/preview-limits';
import { sessionKeys } from '@femcoders/platform';
import { consentKeys } from '../cookie-consent.ts';
import { pageViewsKey } from '../page-views.ts';
import { themeKey } from '../theme.ts';

export interface StoredKey {
  /** As it stands in the browser; what differs from one to the next stands between `<` and `>`. */
  key: string;
  /** `session`: session storage, of one tab. `local`: local storage, of the whole browser. `cookie`: set by the server. */
  where: 'session' | 'local' | 'cookie';
  /** What it is for, for a reader. */
  why: string;
  /** When it goes, for a reader. */
  howLong: string;
}

const untilSignedOut = 'Hasta que cierras sesión o la pestaña';
const untilAnswered = 'Hasta que cambias de respuesta o lo borras';

/** All that the site stores in a browser. Whoever stores something more writes it here; a test over the sources insists. */
export const storedKeys: readonly StoredKey[] = [
  { key: sessionKeys.token, where: 'session', why: 'Demuestra que has iniciado sesión.', howLong: untilSignedOut },
  { key: sessionKeys.userId, where: 'session', why: 'Dice de quién es la sesión.', howLong: untilSignedOut },
  { key: sessionKeys.userName, where: 'session', why: 'Tu nombre, para saludarte.', howLong: untilSignedOut },
  {
    // The name that React Router's ScrollRestoration gives it.
    key: 'react-router-scroll-positions',
    where: 'session',
    why: 'A qué altura estabas en cada página, para dejarte ahí si vuelves atrás.',
    howLong: untilSignedOut,
  },
  {
    key: consentKeys.accepted,
    where: 'local',
    why: 'Recuerda que respondiste «Aceptar» al aviso.',
    howLong: untilAnswered,
  },
  {
    key: consentKeys.rejected,
    where: 'local',
    why: 'Recuerda que respondiste «Rechazar» al aviso.',
    howLong: untilAnswered,
  },
  {
    key: pageViewsKey,
    where: 'local',
    why: 'Cuántas veces has abierto cada página. Solo si respondiste «Aceptar», y no sale de aquí.',
    howLong: 'Hasta que lo borras',
  },
  {
    key: themeKey,
    where: 'local',
    why: 'El aspecto, claro u oscuro, si has elegido uno en vez del de tu sistema.',
    howLong: 'Hasta que lo borras',
  },
  {
    key: 'searchSlash',
    where: 'local',
    why: 'Que has apagado la tecla «/», que abre la búsqueda.',
    howLong: 'Hasta que la vuelves a encender',
  },
  {
    key: 'commentDraft:<artículo>',
    where: 'local',
    why: 'El comentario que has empezado a escribir, para que no lo pierdas.',
    howLong: 'Hasta que lo envías o vacías el texto',
  },
  {
    key: 'exampleDraft:<ejemplo>',
    where: 'session',
    why: 'El código que has escrito en un ejemplo, para que no lo pierdas al recargar la página.',
    howLong: 'Hasta que lo restableces, cierras sesión o cierras la pestaña',
  },
  {
    key: 'sentComments',
    where: 'local',
    why: 'Los comentarios que acabas de enviar, con el secreto para cambiarlos o retirarlos.',
    howLong: 'Durante 15 minutos, o hasta que los retiras',
  },
  {
    key: 'contactDraft',
    where: 'local',
    why: 'El mensaje de contacto que has empezado a escribir, salvo si es sobre el código de conducta.',
    howLong: 'Hasta que lo envías o vacías el texto',
  },
  {
    key: 'registrationDraft',
    where: 'local',
    why: 'El nombre y el correo con los que has empezado a apuntarte a un evento, para que no los pierdas.',
    howLong: 'Hasta que te apuntas o los vacías',
  },
  {
    key: 'profileDraft',
    where: 'local',
    why: 'Lo que has cambiado en tu perfil y no has guardado, para que no lo pierdas.',
    howLong: 'Hasta que lo guardas o lo descartas',
  },
  {
    key: 'quizProgress:<quiz>',
    where: 'local',
    why: 'Qué preguntas del quiz has acertado y cuáles toca repasar, y tus simulacros terminados.',
    howLong: 'Hasta que lo borras',
  },
  {
    key: 'quizOwner:<quiz>',
    where: 'local',
    why: 'En qué cuenta se guarda también lo que haces en el quiz, para que no acabe en la de otra persona.',
    howLong: 'Hasta que lo borras',
  },
  {
    key: 'quizRun:<quiz>',
    where: 'local',
    why: 'El quiz que has empezado, con tus respuestas, para que sigas donde estabas.',
    howLong: 'Hasta que lo terminas o lo dejas',
  },
  {
    key: 'adminDraft:<formulario>',
    where: 'local',
    why: 'Para el equipo: lo que has empezado a escribir en la administración, salvo si es sobre el código de conducta.',
    howLong: 'Hasta que lo guardas, lo envías o vacías el texto',
  },
  {
    key: previewCookie,
    where: 'cookie',
    why: 'Para el equipo: qué versiones sin publicar puede ver este navegador. No dice de quién es.',
    howLong: 'Durante 30 minutos, o hasta que sales de la vista previa',
  },
  {
    key: 'moderationShortcuts',
    where: 'local',
    why: 'Para moderadoras: que has apagado los atajos de teclado.',
    howLong: 'Hasta que los vuelves a encender',
  },
];
