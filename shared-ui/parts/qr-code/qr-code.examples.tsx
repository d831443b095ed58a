import type { ReactNode } from 'react';
import { QrCode } from './qr-code.tsx';

export const title = 'Código QR';

export const description = 'Siempre oscuro sobre claro, también en el tema oscuro: así lo lee cualquier cámara.';

export const examples: { name: string; render: () => ReactNode }[] = [
  {
    name: 'Una dirección',
    render: () => <QrCode text="https://ejemplo.org/eventos" label="Código QR que lleva a los eventos" />,
  },
];
