import { TextField } from '@femcoders/shared-ui';
import { type ReactNode, useState } from 'react';
import { Form, SubmitButton } from './form.tsx';
import { RestoredDraft } from './restored-draft.tsx';
import { useForm } from './use-form.ts';

export const title = 'Formulario que se envía';

export const description =
  'Lo que falta se dice arriba y junto a su campo. Si el envío falla, lo escrito sigue ahí y el botón propone probar otra vez.';

const moment = 600;
const later = () => new Promise((resolve) => setTimeout(resolve, moment));

function Trial({ fails = false }: { fails?: boolean }) {
  const [sent, setSent] = useState('');
  const form = useForm({
    start: { nombre: '' },
    bodyOf: ({ nombre }) => ({ nombre: nombre.trim() }),
    validate: ({ nombre }) => ({ nombre: nombre ? null : 'Escribe tu nombre' }),
    send: async ({ nombre }) => {
      await later();
      if (fails) throw new TypeError('network');
      setSent(nombre);
    },
  });
  const id = fails ? 'nombre-que-falla' : 'nombre-que-llega';
  return (
    <Form of={form} names={{ nombre: id }} className="stack gap-16">
      <TextField label="Nombre" hint="No se envía a ningún sitio" {...form.typed('nombre')} name={id} />
      <p className="row gap-12 middle">
        <SubmitButton of={form} again="Probar otra vez">
          Enviar
        </SubmitButton>
        <span role="status">{sent && `Recibido, ${sent}.`}</span>
      </p>
    </Form>
  );
}

function Restored() {
  const [restored, setRestored] = useState(true);
  return <RestoredDraft of={{ restored, problem: null, forget: async () => setRestored(false) }} />;
}

export const examples: { name: string; render: () => ReactNode }[] = [
  { name: 'Que llega, si está completo', render: () => <Trial /> },
  { name: 'Que no llega', render: () => <Trial fails /> },
  { name: 'Con un borrador recuperado', render: () => <Restored /> },
];
