import type { ReactNode } from 'react';
import { PrivacyNote } from './privacy-note.tsx';

export const title = 'Aviso de privacidad de un formulario';

export const examples: { name: string; render: () => ReactNode }[] = [
  {
    name: 'Antes de enviar',
    render: () => (
      <PrivacyNote
        brand="La comunidad"
        contactEmail="hola@ejemplo.org"
        purpose="Leer tu mensaje y responderte."
        recipients="Solo quienes lo atienden."
        kept="Doce meses."
        policyPath="/politica-de-privacidad"
        onMore={() => {}}
      />
    ),
  },
];
