import { useQuery, useSite } from '@femcoders/platform';
import { Button, Dialog } from '@femcoders/shared-ui';
import { useRef } from 'react';
import { ContactLink } from './contact-link.tsx';
import { ModalLink } from './modal-link.tsx';
import styles from './policy.module.css';
import { remoteKeysQuery } from './remote-keys.ts';
import { type OwnKey, storedKeys } from './stored-keys.ts';

const places: Record<OwnKey['where'], string> = {
  session: 'Solo en esta pestaña',
  local: 'En este navegador',
  cookie: 'Cookie, en este navegador',
};

const purposes = {
  account: 'Para tu sesión y tu cuenta',
  draft: 'Para no perder lo que escribes',
  choice: 'Para recordar lo que eliges',
  progress: 'Para seguir donde estabas',
  site: 'Para que la web funcione',
  other: 'Para otras cosas de una sección',
} as const;

/** The keys by purpose, without groups that have none. */
function groupsOf(keys: readonly OwnKey[]) {
  return (Object.keys(purposes) as (keyof typeof purposes)[])
    .map((purpose) => ({
      purpose,
      name: purposes[purpose],
      keys: keys.filter((one) => (one.purpose ?? 'other') === purpose),
    }))
    .filter((group) => group.keys.length > 0);
}

/** Spec section 2, modal 1. Its "Aceptar" only closes it: the answer to the banner is another thing (decisions 1.7). */
export function CookiePolicy({ onClose }: { onClose: () => void }) {
  const { brand } = useSite();
  return (
    <Dialog open title="Política de cookies" onClose={onClose} footer={<Button onClick={onClose}>Aceptar</Button>}>
      <div className={styles.policy}>
        <p>
          En {brand} solo usamos cookies técnicas, las imprescindibles para que la web funcione. No hay cookies de
          seguimiento ni de publicidad, ni propias ni de terceros.
        </p>

        <h3>Qué guardamos en tu navegador</h3>
        <p>
          En rigor casi nada de esto son cookies: usamos el almacenamiento de tu navegador, que no viaja con cada
          petición y que solo puede leer esta web. Esta es la lista, según para qué es:
        </p>
        <StoredKeyList />

        <h3>No hay nada que aceptar ni que configurar</h3>
        <p>
          Lo técnico no necesita tu permiso y nada más se pone en marcha sin él. El aviso que ves al llegar pregunta una
          sola cosa: si podemos contar, dentro de tu propio navegador, las páginas que visitas. Decir que no es tan
          fácil como decir que sí, y puedes cambiar de idea en «Preferencias de cookies», al pie de cada página.
        </p>
        <p>
          Otra cosa es medir si la web va bien: cuánto tarda cada tipo de página y cuántos errores da. Eso no guarda
          nada en tu navegador ni dice quién eres, y si pides que no te rastreen no se envía. De lo que tengas guardado
          solo lee el número al azar de la lista, mientras una versión nueva llega poco a poco, para saber si va peor
          que la de antes. Lo explica la Política de privacidad.
        </p>

        <h3>Con quién se comparten datos</h3>
        <p>
          Con nadie, salvo con quien aloja esta web, que los trata por encargo nuestro para poder servirla, y cuando una
          ley nos obligue. Qué datos son y para qué los usamos lo tienes en la{' '}
          <span className={styles.unbroken}>
            <ModalLink to="privacyPolicy">Política de privacidad</ModalLink>.
          </span>
        </p>
        <p>
          Si un artículo trae un vídeo de YouTube, no se carga hasta que lo pides. Lo que guarde entonces en tu
          navegador es cosa suya, y esta web no puede leerlo.
        </p>

        <h3>Cómo gestionarlo en tu navegador</h3>
        <p>
          Puedes ver y borrar lo guardado cuando quieras en los ajustes de privacidad de tu navegador, en el apartado de
          cookies y datos de sitios. Si lo borras, te pediremos que inicies sesión de nuevo y volverás a ver el aviso.
          Si bloqueas el almacenamiento, podrás leerlo todo, pero no iniciar sesión.
        </p>

        <h3>Dudas</h3>
        <p>
          Escríbenos a <ContactLink />.
        </p>
      </div>
    </Dialog>
  );
}

/**
 * Renders the keys that the site stores: the shell's are known here; those of remotes are fetched, because each remote is
 * released by itself.
 */
function StoredKeyList() {
  const { data, isError, isPending, refetch } = useQuery(remoteKeysQuery);
  const state = useRef<HTMLParagraphElement>(null);
  const retry = () => {
    // The button goes while it is tried again.
    state.current?.focus();
    void refetch();
  };
  return (
    <>
      {groupsOf([...storedKeys, ...(data?.keys ?? [])]).map(({ purpose, name, keys }) => (
        <details key={purpose} className={styles.fold}>
          <summary>
            {name} ({keys.length})
          </summary>
          <dl className={styles.keys}>
            {keys.map(({ key, where, why, howLong }) => (
              <div key={key}>
                <dt>
                  <code>{key}</code>
                </dt>
                <dd>
                  {why}{' '}
                  <span>
                    {places[where]}. {howLong}.
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
      {/* Not the kit's `Loaded`: one line says each state to who hears it, and keeps the focus. */}
      <p ref={state} role="status" tabIndex={-1}>
        {isPending && 'Falta lo que guarda cada sección: lo estamos trayendo…'}
        {data?.complete && 'La lista está completa.'}
        {data?.complete === false &&
          'Puede faltar algo: una sección está en una versión que aún no decía lo que guarda.'}
        {isError && (
          <>
            No hemos podido traer lo que guarda cada sección.{' '}
            <button type="button" className="text-link" onClick={retry}>
              Reintentar
            </button>
          </>
        )}
      </p>
    </>
  );
}
