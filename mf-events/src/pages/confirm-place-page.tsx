import { type PageHeadFactory, useLinkToken } from '@femcoders/platform';
import { ConfirmPlace } from '../features/confirm-place/confirm-place.tsx';

export const head: PageHeadFactory = () => ({
  title: 'Confirma tu plaza',
  description: 'El último paso para tener plaza en un evento.',
  noindex: true,
});

/**
 * `/eventos/confirmar-plaza`, with the key of the mail's link after `#`. Opening it confirms nothing: programs that look
 * through mails open links, too. Without scripts nobody knows the key, and the form asks for it.
 */
export function Page() {
  const key = useLinkToken();
  return (
    <div className="wrap page stack gap-24 starts">
      <h1>Confirma tu plaza</h1>
      <p className="lead">
        Comprueba tu nombre, pulsa el botón y la plaza que te guardamos es tuya. Si el evento está completo o ha pasado
        el plazo, tendrás plaza si queda alguna y, si no, tu puesto en la lista de espera.
      </p>
      <ConfirmPlace linkKey={key} />
    </div>
  );
}
