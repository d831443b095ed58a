import type { LiveRelease } from '@femcoders/contracts/releases';
import { showToast, useQuery } from '@femcoders/platform';
import { Button, ErrorState, Skeleton, VisuallyHidden } from '@femcoders/shared-ui';
import { MomentText } from '../../lists/components/moment-text.tsx';
import { useAdminApi } from '../../room/use-admin-api.ts';
import { liveReleasesQuery } from '../live-releases-query.ts';
import { partName } from '../part-name.ts';
import styles from './releases.module.css';

/** The live version of the shell and of every remote, with the command that takes each back. */
export function LiveReleases() {
  const api = useAdminApi();
  const { data, error, isFetching, refetch } = useQuery(liveReleasesQuery(api));

  if (error && !data) {
    return (
      <ErrorState title="No hemos podido leer qué está en vivo" busy={isFetching} onRetry={() => void refetch()}>
        <p>{error.message} La web sigue sirviendo las últimas versiones que conoce.</p>
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>
          <span role="status">Cargando versiones…</span>
        </VisuallyHidden>
        <Skeleton lines={4} />
      </div>
    );
  }
  return (
    <ul className={styles.live}>
      {data.map((release) => (
        <li key={release.name} className={styles.part}>
          <LivePart release={release} />
        </li>
      ))}
    </ul>
  );
}

function LivePart({ release }: { release: LiveRelease }) {
  const { name, version, owner, commit, since, by, action, goesBackTo } = release;
  return (
    <>
      <div>
        <h3 className={styles.name}>{partName(name)}</h3>
        <p className={styles.owner}>
          {name} · {owner}
        </p>
      </div>
      <div>
        <p>
          <code className={styles.version}>{version}</code>
          {commit && <span className={styles.owner}> · commit {commit.slice(0, 9)}</span>}
        </p>
        <p className={styles.owner}>
          {action === 'rollback' ? 'Recuperada' : 'En vivo desde'} {action === 'rollback' && 'el '}
          <MomentText at={since} />, por {by}
        </p>
      </div>
      {goesBackTo ? (
        <RollbackCommand name={name} goesBackTo={goesBackTo} />
      ) : (
        <p className={styles.owner}>No hay una versión anterior a la que volver.</p>
      )}
    </>
  );
}

function RollbackCommand({ name, goesBackTo }: { name: string; goesBackTo: string }) {
  const command = `npm run rollback -- ${name}`;
  const copy = () =>
    navigator.clipboard.writeText(command).then(
      () => showToast('Orden copiada.', { tone: 'success' }),
      () => showToast('El navegador no deja copiar. Selecciona la orden y cópiala.', { tone: 'error' }),
    );
  return (
    <div>
      <p className={styles.command}>
        <code>{command}</code>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Copiar la orden de ${partName(name)}`}
          onClick={() => void copy()}
        >
          Copiar
        </Button>
      </p>
      <p className={styles.owner}>
        Vuelve a <code className={styles.version}>{goesBackTo}</code>
      </p>
    </div>
  );
}
