import { usePending } from '@femcoders/kit/forms/use-pending';
import { type ApiClient, showToast, useApi, useSession } from '@femcoders/platform';
import { Button, Dialog } from '@femcoders/shared-ui';
import { type ReactNode, useState } from 'react';
import type { Keeping } from './use-kept-in-account.ts';

const keepingWords: Partial<Record<Keeping, string>> = {
  account: 'Tu progreso está guardado en tu cuenta.',
  saving: 'Guardando tu progreso en tu cuenta…',
  unreached: 'Tu progreso está en este dispositivo. Tu cuenta no responde ahora: lo recibirá en cuanto pueda.',
};

interface ProgressKeepingProps {
  kept: Keeping;
  /** The text while this device alone keeps it: how her account would. */
  offer: ReactNode;
  /** Whether there is something to forget. */
  hasBegun: boolean;
  /** Forgets it, here and in the account where there is one. @throws what the API client throws */
  forget: (api: ApiClient, userId: string | undefined) => Promise<void>;
  /** The text on what is forgotten and what stays. @param places where else than here: `, aquí y en tu cuenta` */
  explanation: (places: string) => ReactNode;
}

/** Where progress is kept, and how she has it forgotten. */
export function ProgressKeeping({ kept, offer, hasBegun, ...forgetting }: ProgressKeepingProps) {
  return (
    <>
      <p>{keepingWords[kept] ?? offer}</p>
      {hasBegun && <Forget {...forgetting} />}
    </>
  );
}

function Forget({ forget, explanation }: Pick<ProgressKeepingProps, 'forget' | 'explanation'>) {
  const api = useApi();
  const { user } = useSession();
  const [asking, setAsking] = useState(false);
  const { busy, run } = usePending();
  const forgetIt = async () => {
    try {
      await forget(api, user?.id);
      setAsking(false);
      showToast('Progreso borrado.', { tone: 'success' });
    } catch {
      showToast('No hemos podido borrarlo: sigue todo donde estaba. Prueba otra vez.', { tone: 'error' });
    }
  };
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        Borrar mi progreso
      </Button>
      <Dialog
        open={asking}
        title="¿Borrar tu progreso?"
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Conservarlo</Button>
            <Button variant="outline" busy={busy} onClick={() => void run(forgetIt)}>
              Borrarlo
            </Button>
          </>
        }
      >
        <p>
          {explanation(user ? ', aquí y en tu cuenta' : '')}
          {user && ' Lo que guarde otro dispositivo volverá cuando lo abras allí.'}
        </p>
      </Dialog>
    </>
  );
}
