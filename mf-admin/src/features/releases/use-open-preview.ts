import { ApiError, showToast } from '@femcoders/platform';
import type { ActionButton } from '../records/action-buttons.tsx';
import { useReleaseMutations } from './api/release-mutations.ts';
import { partName, shortVersion } from './part-name.ts';

/** Returns the button that opens the site with a version of a part that is not live, in a new tab. */
export function useOpenPreview(name: string): (version: string, label: string) => ActionButton {
  const mutations = useReleaseMutations();
  async function open(version: string) {
    // Only a click may open a tab: its address comes later.
    const tab = window.open('about:blank', '_blank');
    try {
      const { address } = await mutations.preview(name, version);
      if (!tab) {
        showToast('El navegador no deja abrir otra pestaña. Permítelo para este sitio y prueba otra vez.', {
          tone: 'error',
        });
        return;
      }
      tab.opener = null;
      tab.location.href = address;
    } catch (error) {
      tab?.close();
      const message = error instanceof ApiError ? error.message : 'No hemos podido conectar. Prueba otra vez.';
      showToast(message, { tone: 'error' });
    }
  }
  return (version, label) => ({
    label,
    name: `${label}: ${partName(name)} ${shortVersion(version)}, en otra pestaña`,
    onPress: () => void open(version),
  });
}
