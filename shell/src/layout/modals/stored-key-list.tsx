import { useQuery } from '@femcoders/platform';
import { useRef } from 'react';
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

/**
 * Renders the keys that the site stores: the shell's are known here; those of remotes are fetched, because each remote is
 * released by itself.
 */
export function StoredKeyList() {
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
          <dl className={`${styles.facts} ${styles.keys}`}>
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
        <noscript> Sin JavaScript no llega, pero entonces las secciones tampoco guardan nada.</noscript>
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
