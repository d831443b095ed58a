import { isLocalOrigin } from '@femcoders/contracts/local-origin';
import { describeAction } from '../records/action-dialog.tsx';
import type { ReleaseMutations } from './api/release-mutations.ts';
import { partName } from './part-name.ts';

/** Where a development server says that it is, in the words of its terminal. */
const example = 'http://127.0.0.1:4312';

/**
 * Describes how this browser comes to take a remote from the machine that it is on.
 * @param go leads to the page that shows it
 */
export const localCode = (name: string, mutations: ReleaseMutations, go: (address: string) => void) =>
  describeAction({
    title: `Código local de ${partName(name)}`,
    explanation: `Durante dos horas, este navegador, y ningún otro, toma ${name} del servidor de desarrollo de esta máquina (npm run dev), con tu sesión. Lo demás es lo que está en vivo.`,
    act: 'Usar mi código',
    doing: 'Abriendo…',
    asks: {
      draft: `local-code:${name}`,
      start: { origin: '' },
      fields: {
        origin: {
          label: 'Dirección que dice el terminal',
          validate: (origin) => (isLocalOrigin(origin.trim()) ? null : `Escribe una como ${example}.`),
        },
      },
    },
    async onAct({ origin }) {
      const { address } = await mutations.localCode(name, origin.trim());
      go(address);
    },
  });
