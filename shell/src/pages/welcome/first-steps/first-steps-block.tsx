import type { FirstSteps, SaidSteps } from '@femcoders/contracts/first-steps';
import { Loaded } from '@femcoders/kit/data/loaded';
import { showToast, useApi, useQuery, useQueryClient, useSession } from '@femcoders/platform';
import { VisuallyHidden } from '@femcoders/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { AllDone } from './all-done.tsx';
import styles from './first-steps.module.css';
import { firstStepsQuery, saySteps } from './first-steps-query.ts';
import { StepList } from './step-list.tsx';
import { steps } from './steps.ts';

/** The first steps of a new member, until she has done them or does not want to see them any more. */
export function Block() {
  const { user } = useSession();
  return user && <FirstStepsOf userId={user.id} />;
}

function FirstStepsOf({ userId }: { userId: string }) {
  const api = useApi();
  return (
    <Loaded
      query={useQuery(firstStepsQuery(api, userId))}
      // Without a shape: most who come have hidden them.
      loading={<VisuallyHidden>Cargando tus primeros pasos…</VisuallyHidden>}
      failed="No hemos podido cargar tus primeros pasos"
      frame={(part, hasFailed) =>
        hasFailed ? (
          <section className={styles.failure} aria-label="Primeros pasos">
            {part}
          </section>
        ) : (
          part
        )
      }
    >
      {(data) => <Shown steps={data} userId={userId} />}
    </Loaded>
  );
}

function Shown({ steps: { hidden, done, said }, userId }: { steps: FirstSteps; userId: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const allDone = steps.every(({ name }) => done[name]);
  // Congratulations stay for this visit, although they are noted at once.
  const [congratulated, setCongratulated] = useState(false);
  const wasOnTheWay = useRef(!allDone);
  const farewell = useRef<HTMLParagraphElement>(null);

  /** @returns whether it is saved; else a toast says that it is not */
  async function save(change: SaidSteps): Promise<boolean> {
    try {
      const after = await saySteps(api, userId, change);
      queryClient.setQueryData(firstStepsQuery(api, userId).queryKey, after);
      return true;
    } catch {
      showToast('No hemos podido guardarlo. Prueba otra vez en un momento.', { tone: 'error' });
      return false;
    }
  }

  useEffect(() => {
    if (!allDone || hidden) return;
    setCongratulated(true);
    saySteps(api, userId, { hidden: true }).then(
      (after) => queryClient.setQueryData(firstStepsQuery(api, userId).queryKey, after),
      // Then the next visit congratulates her once more.
      () => undefined,
    );
  }, [allDone, hidden, api, userId, queryClient]);

  async function hide(): Promise<void> {
    if (!(await save({ hidden: true }))) return;
    farewell.current?.focus();
    showToast('Ya no te mostramos los primeros pasos.', {
      action: { label: 'Deshacer', run: () => void save({ hidden: false }) },
    });
  }

  if (congratulated) return <AllDone takesFocus={wasOnTheWay.current} />;
  return (
    <>
      <p ref={farewell} tabIndex={-1} className="visually-hidden">
        {hidden && 'Los primeros pasos ya no se muestran.'}
      </p>
      {!hidden && !allDone && (
        <StepList done={done} said={said} onSay={async (change) => void (await save(change))} onHide={hide} />
      )}
    </>
  );
}
