import { reportError } from '@femcoders/platform';
import { Button, buttonClass, PanotTile } from '@femcoders/shared-ui';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import styles from './router-failure.module.css';

/**
 * The router itself has failed (spec section 8). The heading is the spec's; message and stack are shown in development
 * only (decisions 1.2). Its links reload the page: the router is what broke.
 */
export function RouterFailure() {
  const error = useRouteError();
  const [incident, setIncident] = useState('');

  useEffect(() => {
    const number = crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36).toUpperCase() ?? '';
    setIncident(number);
    reportError(error, { name: `shell, incidencia ${number}`, version: 'router' });
  }, [error]);

  return (
    <main id="contenido" className="wrap page stack gap-48 middle split-7-5" tabIndex={-1}>
      <div className="stack gap-32 shrinks">
        <h1 className="large-title">Unexpected Application Error!</h1>
        <p className="lead">
          Algo ha fallado por nuestra parte y esta página no se puede mostrar. Vuelve a cargarla; si sigue igual,
          cuéntanoslo con el número de incidencia.
        </p>
        {incident && (
          <p>
            Incidencia <b>{incident}</b>
          </p>
        )}
        <div className="row gap-12">
          <Button onClick={() => location.reload()}>Volver a cargar</Button>
          <a className={buttonClass('outline')} href="/">
            Ir al inicio
          </a>
        </div>
        {process.env.NODE_ENV !== 'production' && error instanceof Error && (
          <div className={styles.details}>
            <p>{error.message}</p>
            <pre>{error.stack}</pre>
          </div>
        )}
      </div>
      <PanotTile className={styles.art} palette="coral" missing={3} radius={38} />
    </main>
  );
}
