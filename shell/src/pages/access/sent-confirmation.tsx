import { Outcome } from './outcome.tsx';

/** Renders the confirmation that everybody gets who registers, whether or not she has an account already. */
export function SentConfirmation({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <Outcome title="Mira tu correo">
      <p>
        Te hemos enviado un correo a <strong>{email}</strong>. Ábrelo para confirmar (caduca en 24 h).
      </p>
      <p>
        ¿No llega? Mira en el correo no deseado, o{' '}
        <button type="button" className="text-link" onClick={onBack}>
          revisa la dirección y vuelve a enviarlo
        </button>
        .
      </p>
    </Outcome>
  );
}
