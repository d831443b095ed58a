import type { SecondFactorState } from '@femcoders/contracts/second-factor';
import { useApi, useLocation, useQuery } from '@femcoders/platform';
import { Button, Dialog, ErrorState, ErrorSummary } from '@femcoders/shared-ui';
import { Waiting } from '@femcoders/shared-ui/waiting';
import { useEffect, useRef } from 'react';
import { CodeField } from '../../pages/access/code-field.tsx';
import { PasswordField } from '../../pages/access/password-field.tsx';
import { fieldProblems, inputOf, useAccessForm } from '../../pages/access/use-access-form.ts';

/** The field's name, so that it is none of those on the page below. */
const field = 'proof';
const formId = 'proof-form';

/**
 * Asks for what shows that it is her: a code where she has a second factor, else her password. What is wrong keeps it
 * open; closing it or leaving the page refuses.
 */
export function ProofDialog({ onSettled }: { onSettled: (proven: boolean) => void }) {
  const api = useApi();
  // Each question finds out what she is to be asked for.
  const { data, isError, refetch } = useQuery({
    queryKey: ['proof'],
    queryFn: () => api.request<SecondFactorState>('/auth/second-factor'),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const byCode = Boolean(data?.enabledSince);
  const { problem, busy, submit } = useAccessForm(
    (form) => fieldProblems({ [field]: inputOf(form, field)?.value ? null : missing(byCode) }),
    async (values) => {
      const body = { [byCode ? 'code' : 'userPassword']: values.get(field) };
      await api.request('/auth/prove', { method: 'POST', body });
      onSettled(true);
    },
  );
  const refuse = () => onSettled(false);
  useRefuseOnNavigation(refuse);

  return (
    <Dialog
      open
      title="Confirma que eres tú"
      onClose={refuse}
      footer={
        <>
          <Button type="submit" form={formId} busy={busy || !data}>
            {busy ? 'Comprobando…' : 'Confirmar'}
          </Button>
          <Button variant="outline" onClick={refuse}>
            Cancelar
          </Button>
        </>
      }
    >
      {data ? (
        <form id={formId} className="stack gap-24" method="post" noValidate onSubmit={submit}>
          {problem && (
            <ErrorSummary title={problem.title} problems={problem.fields.map(({ message }) => ({ field, message }))} />
          )}
          <p>Es un paso delicado y queremos saber que eres tú. Después no te lo pediremos durante cinco minutos.</p>
          {byCode ? (
            <CodeField name={field} problem={problem} />
          ) : (
            <PasswordField
              label="Contraseña actual"
              name={field}
              autoComplete="current-password"
              error={problem?.fields[0]?.message}
              autoFocus
            />
          )}
        </form>
      ) : isError ? (
        <ErrorState title="No hemos podido conectar" onRetry={() => void refetch()} />
      ) : (
        <Waiting lines={3} />
      )}
    </Dialog>
  );
}

const missing = (byCode: boolean) => (byCode ? 'Escribe el código' : 'Escribe tu contraseña');

/** What she was asked for belongs to the page that she was on. */
function useRefuseOnNavigation(refuse: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key) refuse();
  }, [key, refuse]);
}
