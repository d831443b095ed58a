import { prove, readSecondFactor } from '@femcoders/contracts/endpoints/second-factor';
import { Loaded } from '@femcoders/kit/data/loaded';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { callApi, useApi, useLocation, useQuery } from '@femcoders/platform';
import { Button, Dialog } from '@femcoders/shared-ui';
import { useEffect, useRef } from 'react';
import { CodeField } from '../../pages/access/code-field.tsx';
import { PasswordField } from '../../pages/access/password-field.tsx';
import { inputOf, textOf, useAccessForm } from '../../pages/access/use-access-form.ts';

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
  const query = useQuery({
    queryKey: ['proof'],
    queryFn: () => callApi(api, readSecondFactor),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data } = query;
  const byCode = Boolean(data?.enabledSince);
  const form = useAccessForm(
    (sent) => ({ [field]: inputOf(sent, field)?.value ? null : missing(byCode) }),
    async (values) => {
      const body = { [byCode ? 'code' : 'userPassword']: textOf(values, field) };
      await callApi(api, prove, { body });
      onSettled(true);
    },
  );
  const { problem } = form;
  const atField = problem && { ...problem, fields: problem.fields.map(({ message }) => ({ field, message })) };
  const refuse = () => onSettled(false);
  useRefuseOnNavigation(refuse);

  return (
    <Dialog
      open
      title="Confirma que eres tú"
      onClose={refuse}
      footer={
        <>
          <SubmitButton
            of={{ ...form, busy: form.busy || !data }}
            form={formId}
            doing={form.busy ? 'Comprobando…' : 'Confirmar'}
          >
            Confirmar
          </SubmitButton>
          <Button variant="outline" onClick={refuse}>
            Cancelar
          </Button>
        </>
      }
    >
      <Loaded query={query} failed="No hemos podido conectar" lines={3}>
        {() => (
          <Form of={{ ...form, problem: atField }} id={formId} className="stack gap-24">
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
          </Form>
        )}
      </Loaded>
    </Dialog>
  );
}

const missing = (byCode: boolean) => (byCode ? 'Escribe el código' : 'Escribe tu contraseña');

/** Refuses the open request for a proof when the visitor leaves the page that asked for it. */
function useRefuseOnNavigation(refuse: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key) refuse();
  }, [key, refuse]);
}
