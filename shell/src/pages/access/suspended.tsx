import { ApiError, Link } from '@femcoders/platform';
import { buttonClass } from '@femcoders/shared-ui';
import { Outcome } from './outcome.tsx';

/**
 * Does a step of logging in; a suspended member sees why in place of the form.
 * @throws all other errors
 */
export async function unlessSuspended(act: () => Promise<void>, onSuspended: (why: string) => void): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'suspended')) throw error;
    onSuspended(error.message);
  }
}

/** Her account is suspended: why, until when, and how she appeals. */
export function Suspended({ why }: { why: string }) {
  return (
    <Outcome title="No puedes entrar por ahora">
      <p>{why}</p>
      <Link className={buttonClass()} to="/contacto">
        Recurrir
      </Link>
    </Outcome>
  );
}
