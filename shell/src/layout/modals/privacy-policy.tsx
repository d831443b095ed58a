import { useSite } from '@femcoders/platform';
import { Button, Dialog } from '@femcoders/shared-ui';
import { useRef, useState } from 'react';
import { ModalLink } from './modal-link.tsx';
import styles from './policy.module.css';
import { PolicySections } from './policy-section.tsx';
import { privacySections } from './privacy-policy-sections.tsx';

/** Spec section 2, modal 3: short at first, whole after "Saber más". */
export function PrivacyPolicy({ onClose }: { onClose: () => void }) {
  const [expanded, setExpanded] = useState(false);
  const text = useRef<HTMLDivElement>(null);

  const expand = () => {
    setExpanded(true);
    const body = text.current?.parentElement;
    if (!body) return;
    body.scrollTop = 0;
    // The button goes, and its focus with it: reading continues from the top.
    body.focus({ preventScroll: true });
  };

  return (
    <Dialog
      open
      title="Política de Privacidad y Términos de Uso"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Aceptar</Button>
          {!expanded && (
            <Button variant="outline" onClick={expand}>
              Saber más
            </Button>
          )}
        </>
      }
    >
      <div ref={text} className={styles.policy}>
        <PrivacyInShort />
        {expanded && <PolicySections sections={privacySections} />}
      </div>
    </Dialog>
  );
}

/** The policy in a few sentences. */
export function PrivacyInShort() {
  const { brand } = useSite();
  return (
    <>
      <p>En {brand} te pedimos pocos datos, y solo los usamos para que la comunidad funcione. En resumen:</p>
      <ul>
        <li>Guardamos lo que tú nos das: tu nombre, tu correo, tus comentarios y, si quieres, algo sobre ti.</li>
        <li>No vendemos tus datos, no hacemos publicidad con ellos y no te seguimos por internet.</li>
        <li>
          No guardamos tu dirección IP tal cual. Las páginas que visitas tú solo se cuentan en tu navegador, y solo si
          lo aceptas: lo explica la{' '}
          <span className={styles.unbroken}>
            <ModalLink to="cookiePolicy">Política de cookies</ModalLink>.
          </span>{' '}
          Aparte medimos cuánto tarda cada página y si algo falla, sin saber quién la lee.
        </li>
        <li>Puedes ver, corregir o borrar tus datos cuando quieras: en tu perfil o con un correo.</li>
      </ul>
    </>
  );
}
