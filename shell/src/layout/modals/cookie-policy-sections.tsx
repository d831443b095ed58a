import { ContactLink } from './contact-link.tsx';
import { ModalLink } from './modal-link.tsx';
import styles from './policy.module.css';
import type { PolicySection } from './policy-section.tsx';
import { StoredKeyList } from './stored-key-list.tsx';

/** All of the cookie policy after its first sentences. */
export const cookieSections: readonly PolicySection[] = [
  { id: 'que-guardamos', title: 'Qué guardamos en tu navegador', content: <WhatWeStore /> },
  { id: 'nada-que-aceptar', title: 'No hay nada que aceptar ni que configurar', content: <NothingToAccept /> },
  { id: 'con-quien', title: 'Con quién se comparten datos', content: <Sharing /> },
  { id: 'en-tu-navegador', title: 'Cómo gestionarlo en tu navegador', content: <InYourBrowser /> },
  { id: 'dudas', title: 'Dudas', content: <Doubts /> },
];

function WhatWeStore() {
  return (
    <>
      <p>
        En rigor casi nada de esto son cookies: usamos el almacenamiento de tu navegador, que no viaja con cada petición
        y que solo puede leer esta web. Esta es la lista, según para qué es:
      </p>
      <StoredKeyList />
    </>
  );
}

function NothingToAccept() {
  return (
    <>
      <p>
        Lo técnico no necesita tu permiso y nada más se pone en marcha sin él. El aviso que ves al llegar pregunta una
        sola cosa: si podemos contar, dentro de tu propio navegador, las páginas que visitas. Decir que no es tan fácil
        como decir que sí, y puedes cambiar de idea en «Preferencias de cookies», al pie de cada página.
      </p>
      <p>
        Otra cosa es medir si la web va bien: cuánto tarda cada tipo de página y cuántos errores da. Eso no guarda nada
        en tu navegador ni dice quién eres, y si pides que no te rastreen no se envía. De lo que tengas guardado solo
        lee el número al azar de la lista, mientras una versión nueva llega poco a poco, para saber si va peor que la de
        antes. Lo explica la Política de privacidad.
      </p>
    </>
  );
}

function Sharing() {
  return (
    <>
      <p>
        Con nadie, salvo con quien aloja esta web, que los trata por encargo nuestro para poder servirla, y cuando una
        ley nos obligue. Qué datos son y para qué los usamos lo tienes en la{' '}
        <span className={styles.unbroken}>
          <ModalLink to="privacyPolicy">Política de privacidad</ModalLink>.
        </span>
      </p>
      <p>
        Si un artículo trae un vídeo de YouTube, no se carga hasta que lo pides. Lo que guarde entonces en tu navegador
        es cosa suya, y esta web no puede leerlo.
      </p>
    </>
  );
}

function InYourBrowser() {
  return (
    <p>
      Puedes ver y borrar lo guardado cuando quieras en los ajustes de privacidad de tu navegador, en el apartado de
      cookies y datos de sitios. Si lo borras, te pediremos que inicies sesión de nuevo y volverás a ver el aviso. Si
      bloqueas el almacenamiento, podrás leerlo todo, pero no iniciar sesión.
    </p>
  );
}

function Doubts() {
  return (
    <p>
      Escríbenos a <ContactLink />.
    </p>
  );
}
