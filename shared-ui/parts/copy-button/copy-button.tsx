import { Button } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';
import { copyText } from '../share-row/copy-text.ts';

export interface CopyButtonProps {
  /** The text that is copied. */
  text: string;
  /** Reports the outcome to the reader: `showToast` of '@femcoders/platform' fits. */
  onCopied: (message: string, options: { tone: 'success' | 'error' }) => void;
  /** "Dirección copiada." */
  copiedMessage: string;
  children: ReactNode;
}

/** Puts a text on the clipboard. The text itself stands next to it, for browsers without a clipboard. */
export function CopyButton({ text, onCopied, copiedMessage, children }: CopyButtonProps) {
  const copy = async () => {
    if (await copyText(text)) onCopied(copiedMessage, { tone: 'success' });
    else onCopied('No se ha podido copiar. Selecciona el texto y cópialo a mano.', { tone: 'error' });
  };
  return (
    <Button variant="outline" size="small" onClick={() => void copy()}>
      {children}
    </Button>
  );
}
