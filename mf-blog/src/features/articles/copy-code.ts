import { showToast } from '@femcoders/platform';
import { copyText } from '@femcoders/shared-ui/share-row';

/** Puts code on the clipboard, and says whether that has worked. */
export async function copyCode(code: string): Promise<void> {
  if (await copyText(code)) showToast('Código copiado.', { tone: 'success' });
  else showToast('No se ha podido copiar. Selecciona el código y cópialo a mano.', { tone: 'error' });
}
