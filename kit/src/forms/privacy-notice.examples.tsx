import type { ReactNode } from 'react';
import { PrivacyNotice } from './privacy-notice.tsx';

export const title = 'Aviso de privacidad con los datos del sitio';

export const description = 'El nombre y el correo son los de este sitio, y el enlace abre su política de privacidad.';

export const examples: { name: string; render: () => ReactNode }[] = [
  {
    name: 'Antes de enviar',
    render: () => (
      <PrivacyNotice
        purpose="Leer tu mensaje y responderte."
        recipients="Solo quienes lo atienden."
        kept="Doce meses."
      />
    ),
  },
];
