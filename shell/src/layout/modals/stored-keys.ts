import { deviceCookie } from '@femcoders/contracts/device-cookie';
import { previewCookie } from '@femcoders/contracts/preview-cookie';
import { rolloutCookie } from '@femcoders/contracts/rollout-cookie';
import type { StoredKey } from '@femcoders/contracts/stored-key';
import { sessionKeys } from '@femcoders/platform';
import { typedKey } from '../../replay-input/recorded-fields.ts';
import { consentKeys } from '../cookie-consent.ts';
import { pageViewsKey } from '../page-views.ts';
import { heightKey } from '../saved-scroll.ts';
import { themeKey } from '../theme.ts';

export interface OwnKey extends Omit<StoredKey, 'where'> {
  /** `cookie`: it goes along with requests. */
  where: StoredKey['where'] | 'cookie';
}

const untilSignedOut = 'Hasta que cierras sesión o la pestaña';
const untilAnswered = 'Hasta que cambias de respuesta o lo borras';

/**
 * All that the shell stores in a browser. Remotes say in their `remote.json` what they store (`remote-keys.ts`); a test
 * over the sources insists on both.
 */
export const storedKeys: readonly OwnKey[] = [
  {
    key: sessionKeys.token,
    where: 'session',
    purpose: 'account',
    why: 'Demuestra que has iniciado sesión.',
    howLong: untilSignedOut,
  },
  {
    key: sessionKeys.userId,
    where: 'session',
    purpose: 'account',
    why: 'Dice de quién es la sesión.',
    howLong: untilSignedOut,
  },
  {
    key: sessionKeys.userName,
    where: 'session',
    purpose: 'account',
    why: 'Tu nombre, para saludarte.',
    howLong: untilSignedOut,
  },
  {
    // The name that React Router's ScrollRestoration gives it.
    key: 'react-router-scroll-positions',
    where: 'session',
    purpose: 'progress',
    why: 'A qué altura estabas en cada página, para dejarte ahí si vuelves atrás.',
    howLong: untilSignedOut,
  },
  {
    key: consentKeys.accepted,
    where: 'local',
    purpose: 'choice',
    why: 'Recuerda que respondiste «Aceptar» al aviso.',
    howLong: untilAnswered,
  },
  {
    key: consentKeys.rejected,
    where: 'local',
    purpose: 'choice',
    why: 'Recuerda que respondiste «Rechazar» al aviso.',
    howLong: untilAnswered,
  },
  {
    key: pageViewsKey,
    where: 'local',
    purpose: 'choice',
    why: 'Cuántas veces has abierto cada página. Solo si respondiste «Aceptar», y no sale de aquí.',
    howLong: 'Hasta que lo borras',
  },
  {
    key: heightKey,
    where: 'session',
    purpose: 'progress',
    why: 'Lo alta que era la página, para dejarte en el mismo sitio si la vuelves a cargar.',
    howLong: untilSignedOut,
  },
  {
    key: typedKey,
    where: 'session',
    purpose: 'draft',
    why: 'Lo que tenías escrito en un formulario, menos contraseñas, para que siga ahí si vuelves a cargar la página o vuelves a ella.',
    howLong: 'Hasta que la página vuelve a estar, o cierras la pestaña',
  },
  {
    key: themeKey,
    where: 'local',
    purpose: 'choice',
    why: 'El aspecto, claro u oscuro, si has elegido uno en vez del de tu sistema.',
    howLong: 'Hasta que lo borras',
  },
  {
    key: 'searchSlash',
    where: 'local',
    purpose: 'choice',
    why: 'Que has apagado la tecla «/», que abre la búsqueda.',
    howLong: 'Hasta que la vuelves a encender',
  },
  {
    key: 'contactDraft',
    where: 'local',
    purpose: 'draft',
    why: 'El mensaje de contacto que has empezado a escribir, salvo si es sobre el código de conducta.',
    howLong: 'Hasta que lo envías o vacías el texto',
  },
  {
    key: 'profileDraft',
    where: 'local',
    purpose: 'draft',
    why: 'Lo que has cambiado en tu perfil y no has guardado, para que no lo pierdas.',
    howLong: 'Hasta que lo guardas o lo descartas',
  },
  {
    key: rolloutCookie,
    where: 'cookie',
    purpose: 'site',
    why: 'Un número al azar entre 0 y 9999, para que todas tus páginas sean de la misma versión mientras una nueva llega poco a poco. No dice quién eres: lo comparten muchas personas.',
    howLong: 'Solo mientras hay una versión nueva que reparte, y como mucho hasta que cierras el navegador',
  },
  {
    key: deviceCookie,
    where: 'cookie',
    purpose: 'account',
    why: 'Que has entrado en tu cuenta desde este navegador, para que los intentos de otras personas no te dejen fuera. No dice de quién es y solo se envía al entrar o al gestionar tu cuenta.',
    howLong: 'Durante 90 días desde la última vez que entras',
  },
  {
    key: previewCookie,
    where: 'cookie',
    purpose: 'site',
    why: 'Para el equipo, y para quien abre un enlace suyo: qué versiones sin publicar puede ver este navegador, o de qué servidor de su propia máquina toma una parte. No dice de quién es.',
    howLong: 'Durante 30 minutos (2 horas si es de tu máquina), o hasta que sales de la vista previa',
  },
];
