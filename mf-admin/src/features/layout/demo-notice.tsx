import type { DemoData } from '@femcoders/contracts/demo-data';
import { countDemoData } from '@femcoders/contracts/endpoints/demo-data';
import { counted } from '@femcoders/contracts/spanish-count';
import { listed } from '@femcoders/contracts/spanish-list';
import { useAdminCall } from './use-admin-call.ts';

const words: Record<keyof DemoData, readonly [one: string, more: string]> = {
  events: ['evento', 'eventos'],
  people: ['persona', 'personas'],
  members: ['cuenta', 'cuentas'],
  comments: ['comentario', 'comentarios'],
  talks: ['charla', 'charlas'],
  news: ['noticia', 'noticias'],
  jobs: ['oferta', 'ofertas'],
  messages: ['mensaje de contacto', 'mensajes de contacto'],
  achievements: ['logro', 'logros'],
};

/** Says to an administrator that the site shows what was invented for the demonstration, as long as it does. */
export function DemoNotice() {
  const { data } = useAdminCall(['admin', 'demo-data'], countDemoData);
  const left = Object.entries(words).flatMap(([kind, [one, more]]) => {
    const count = data?.[kind as keyof DemoData] ?? 0;
    return count > 0 ? [counted(count, one, more)] : [];
  });
  if (left.length === 0) return null;
  return (
    <p className="held quiet small">
      Este sitio enseña datos de demostración: {listed(left)}. Un sitio para el público empieza con una base de datos
      vacía y SEED=none.
    </p>
  );
}
