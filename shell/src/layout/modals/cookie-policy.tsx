import { useSite } from '@femcoders/platform';
import { Button, Dialog } from '@femcoders/shared-ui';
import { cookieSections } from './cookie-policy-sections.tsx';
import styles from './policy.module.css';
import { PolicySections } from './policy-section.tsx';

/** Spec section 2, modal 1. Its "Aceptar" only closes it: the answer to the banner is another thing (decisions 1.7). */
export function CookiePolicy({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open title="Política de cookies" onClose={onClose} footer={<Button onClick={onClose}>Aceptar</Button>}>
      <div className={styles.policy}>
        <p>
          <CookiesInShort />
        </p>
        <PolicySections sections={cookieSections} />
      </div>
    </Dialog>
  );
}

export function CookiesInShort() {
  const { brand } = useSite();
  return (
    <>
      En {brand} solo usamos cookies técnicas, las imprescindibles para que la web funcione. No hay cookies de
      seguimiento ni de publicidad, ni propias ni de terceros.
    </>
  );
}
