import {
  beginSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  switchOffSecondFactor,
} from '@femcoders/contracts/endpoints/second-factor';
import type { SecondFactorSecret } from '@femcoders/contracts/second-factor';
import { Loaded } from '@femcoders/kit/data/loaded';
import { submissionProblem } from '@femcoders/kit/forms/submission-problem';
import { usePending } from '@femcoders/kit/forms/use-pending';
import {
  callApi,
  ProofRefused,
  showToast,
  useApi,
  useLocation,
  useNavigate,
  useQuery,
  useQueryClient,
  useSearchParams,
  withProof,
} from '@femcoders/platform';
import { useEffect, useState } from 'react';
import { accessWords } from '../../access/access-words.ts';
import { safeReturnPath } from '../../access/safe-return-path.ts';
import { ProfileSection } from '../profile-section.tsx';
import { SavedCodes } from './saved-codes.tsx';
import { SecondFactorStatus } from './second-factor-status.tsx';
import { SetUp } from './set-up.tsx';

const anchor = 'dos-pasos';

type View = { kind: 'status' } | { kind: 'set-up'; secret: SecondFactorSecret } | { kind: 'codes'; codes: string[] };

/** Her second factor: whether she has one, setting it up, recovery codes, switching it off. */
export function SecondFactorSection() {
  const api = useApi();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: ['second-factor'],
    queryFn: () => callApi(api, readSecondFactor),
  });
  const [view, setView] = useState<View>({ kind: 'status' });
  const { busy, run } = usePending();
  const goBack = useWayBack();
  useArrival(query.data !== undefined);

  /** Does what asks for a proof; errors are shown, what she declined is not. */
  const prove = (act: () => Promise<void>) =>
    run(() => withProof(act)).catch((error) => {
      if (!(error instanceof ProofRefused)) showToast(submissionProblem(error, accessWords()).title, { tone: 'error' });
    });
  // Her other sessions have ended, too.
  const refresh = () => queries.invalidateQueries();

  const begin = () =>
    prove(async () => {
      const secret = await callApi(api, beginSecondFactor);
      setView({ kind: 'set-up', secret });
    });
  const renewCodes = () =>
    prove(async () => {
      const { recoveryCodes } = await callApi(api, renewRecoveryCodes);
      setView({ kind: 'codes', codes: recoveryCodes });
      await refresh();
    });
  const switchOff = () =>
    prove(async () => {
      await callApi(api, switchOffSecondFactor);
      await refresh();
      showToast('Has desactivado la verificación en dos pasos.', { tone: 'success' });
    });

  return (
    <ProfileSection
      id={anchor}
      title="Verificación en dos pasos"
      note={<p>Además de tu contraseña, un código que cambia cada medio minuto y que solo da tu teléfono.</p>}
    >
      {view.kind === 'set-up' ? (
        <SetUp
          secret={view.secret}
          onCancel={() => setView({ kind: 'status' })}
          onDone={(codes) => {
            setView({ kind: 'codes', codes });
            void refresh();
          }}
        />
      ) : view.kind === 'codes' ? (
        <SavedCodes
          codes={view.codes}
          onSaved={() => {
            setView({ kind: 'status' });
            goBack();
          }}
        />
      ) : (
        <Loaded
          query={query}
          failed="No hemos podido leer tu verificación"
          loading="Cargando tu verificación…"
          lines={3}
        >
          {(state) => (
            <SecondFactorStatus
              state={state}
              busy={busy}
              onBegin={() => void begin()}
              onRenewCodes={() => void renewCodes()}
              onSwitchOff={() => void switchOff()}
            />
          )}
        </Loaded>
      )}
    </ProfileSection>
  );
}

/** A link to this very section scrolls to it once it is there: before that there was nothing to scroll to. */
function useArrival(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash === `#${anchor}`) document.getElementById(anchor)?.scrollIntoView();
  }, [isThere, hash]);
}

/** To where she was sent from to set it up, if she was. */
function useWayBack(): () => void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const target = safeReturnPath(search.get('volver'), '');
  return () => {
    if (target) navigate(target);
  };
}
