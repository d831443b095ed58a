import { enterRegistration } from '@femcoders/contracts/endpoints/registrations';
import { registrationLimits } from '@femcoders/contracts/registration-limits';
import { isKeptInTab } from '@femcoders/kit/forms/use-draft';
import { ApiError, callApi } from '@femcoders/platform';
import { draftKeyOf } from '../../forms/draft-key.ts';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { ActionDialog } from '../../records/action-dialog.tsx';

interface EnterDialogProps {
  eventId: string;
  onClose: () => void;
  onEntered: () => Promise<void>;
}

const draftOf = (eventId: string) => `entry:${eventId}`;

/** Whether somebody is being entered: her name and mail outlive a way over the login page, not the tab. */
export const isEntering = (eventId: string) => isKeptInTab(draftKeyOf(draftOf(eventId)));

/** The API says itself that it is not there for a moment. */
const words = (error: unknown) =>
  error instanceof ApiError && error.code === 'unavailable' ? error.message : undefined;

/** Enters somebody by name and mail. What is typed stays when it could not be stored. */
export function EnterDialog({ eventId, onClose, onEntered }: EnterDialogProps) {
  const api = useAdminApi();
  return (
    <ActionDialog
      title="Apuntar a alguien"
      explanation="Tendrá plaza si queda alguna; si no, irá al final de la lista de espera. Le escribimos un correo."
      act="Apuntar"
      doing="Apuntando…"
      wayBack="Cancelar"
      words={words}
      asks={{
        draft: draftOf(eventId),
        closingForgets: true,
        start: { name: '', email: '' },
        fields: {
          name: {
            label: 'Nombre',
            autoComplete: 'off',
            maxLength: registrationLimits.name,
            validate: (name) => (name.trim() ? null : 'Escribe el nombre.'),
          },
          email: {
            label: 'Correo',
            type: 'email',
            autoComplete: 'off',
            maxLength: registrationLimits.email,
            // A check without a request; the API decides.
            validate: (email) =>
              /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/.test(email)
                ? null
                : 'Escribe un correo válido, como nombre@ejemplo.com.',
          },
        },
      }}
      onAct={async (typed) => {
        const row = await callApi(api, enterRegistration, { params: { id: eventId }, body: typed });
        void onEntered();
        return row.state === 'waiting'
          ? `No quedan plazas: ${row.name} está en la lista de espera, n.º ${row.waiting_position}.`
          : `${row.name} tiene plaza.`;
      }}
      onClose={onClose}
    />
  );
}
