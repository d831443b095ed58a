import { ApiError, showToast } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import { useReleaseMutations } from '../api/release-mutations.ts';
import { partName, shortVersion } from '../part-name.ts';

interface PreviewButtonProps {
  name: string;
  version: string;
  variant: 'outline' | 'quiet';
  /** The label; the accessible name adds the part. */
  children: string;
}

/** Opens the site with a version that is not live, in its own tab. */
export function PreviewButton({ name, version, variant, children }: PreviewButtonProps) {
  const mutations = useReleaseMutations();

  async function open() {
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
  return (
    <Button
      variant={variant}
      size="small"
      aria-label={`${children}: ${partName(name)} ${shortVersion(version)}, en otra pestaña`}
      onClick={() => void open()}
    >
      {children}
    </Button>
  );
}
