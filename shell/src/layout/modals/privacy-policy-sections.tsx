import { retention } from '@femcoders/contracts/retention';
import { counted } from '@femcoders/contracts/spanish-count';
import { useSite } from '@femcoders/platform';
import { LegalField } from '../legal-field.tsx';
import { CollectedData } from './collected-data.tsx';
import { ContactLink } from './contact-link.tsx';
import { ModalLink } from './modal-link.tsx';
import styles from './policy.module.css';
import { LegalFacts, type PolicySection } from './policy-section.tsx';

/** All that the policy says after what it says in short. */
export const privacySections: readonly PolicySection[] = [
  { id: 'responsable', title: 'Quién responde de tus datos', content: <Holder /> },
  { id: 'datos', title: 'Qué datos recogemos', content: <CollectedData /> },
  { id: 'para-que', title: 'Para qué los usamos', content: <WhatWeUseItFor /> },
  { id: 'cuanto-tiempo', title: 'Cuánto los guardamos', content: <HowLong /> },
  { id: 'con-quien', title: 'Con quién los compartimos', content: <Sharing /> },
  { id: 'cookies-y-rastreo', title: 'Cookies y rastreo', content: <CookiesAndTracking /> },
  { id: 'fotos-y-videos', title: 'Fotos y vídeos de los eventos', content: <EventPictures /> },
  { id: 'enlaces', title: 'Enlaces a otras webs', content: <LinksToOthers /> },
  { id: 'correos', title: 'Correos', content: <Mails /> },
  { id: 'seguridad', title: 'Seguridad', content: <Security /> },
  { id: 'derechos', title: 'Tus derechos', content: <YourRights /> },
  { id: 'terminos-de-uso', title: 'Términos de uso', content: <TermsOfUse /> },
  { id: 'cambios', title: 'Cambios en esta política', content: <Changes /> },
  { id: 'contacto', title: 'Contacto', content: <Contact /> },
];

function Holder() {
  const { brand, holder, holderTaxId } = useSite();
  return (
    <LegalFacts
      facts={[
        { name: `Titular de ${brand}`, value: <LegalField value={holder}>nombre o razón social</LegalField> },
        { name: 'NIF', value: <LegalField value={holderTaxId}>número de identificación fiscal</LegalField> },
        { name: 'Correo', value: <ContactLink /> },
      ]}
    />
  );
}

function WhatWeUseItFor() {
  return (
    <>
      <ul>
        <li>Darte acceso a tu cuenta y a la comunidad, porque tú lo pides al registrarte.</li>
        <li>Darte plaza en un evento y escribirte sobre él, porque tú lo pides al apuntarte.</li>
        <li>Publicar los comentarios que envías, después de leerlos.</li>
        <li>Avisarte de eventos y novedades y mejorar con tus respuestas, solo con tu consentimiento.</li>
        <li>Proteger la web y a quienes la usan de abusos: es nuestro interés legítimo, y el tuyo.</li>
        <li>Cumplir con la ley cuando nos obliga.</li>
      </ul>
      <p>No tomamos decisiones automáticas sobre ti ni hacemos perfiles.</p>
    </>
  );
}

/** The same table that the jobs read which delete it. */
function HowLong() {
  return (
    <>
      <p>
        Mientras hagan falta para lo que los usamos: lo que publicas y lo que pides sigue hasta que lo quitas o borras
        tu cuenta, y una alerta, hasta que la apagas. Una sesión dura como mucho doce horas. Lo demás se borra solo:
      </p>
      <details className={styles.fold}>
        <summary>Plazos, dato a dato ({Object.keys(retention).length})</summary>
        <LegalFacts
          facts={Object.values(retention).map(({ what, amount, unit, since }) => ({
            name: what,
            value: `${unit === 'days' ? counted(amount, 'día', 'días') : counted(amount, 'mes', 'meses')} ${since}`,
          }))}
        />
      </details>
      <p>Los documentos que nos envías llevan su propia fecha de borrado, que ves antes de enviarlos.</p>
    </>
  );
}

function Sharing() {
  return (
    <p>
      No vendemos ni cedemos tus datos. Los trata quien aloja esta web y quien envía nuestros correos, por encargo
      nuestro y solo para eso, y los entregamos a una autoridad cuando una ley nos obliga. A las empresas que patrocinan
      no les pasamos nada tuyo si tú no lo pides.
    </p>
  );
}

function CookiesAndTracking() {
  return (
    <>
      <p>
        Solo usamos lo técnico e imprescindible. No hay rastreo, ni publicidad, ni herramientas de medición de terceros.
        La lista de todo lo que se guarda en tu navegador está en la{' '}
        <span className={styles.unbroken}>
          <ModalLink to="cookiePolicy">Política de cookies</ModalLink>.
        </span>
      </p>
      <p>
        Para saber si la web va bien, al dejar una página el navegador nos dice una vez qué tipo de página era (por
        ejemplo, «un artículo», no cuál), cuánto tardó en cargarse y en responder, y cuántos errores dio cada parte. No
        guarda nada en tu dispositivo y no lleva nombre, cuenta, dirección completa ni ningún número que te identifique.
        De lo que llega solo sumamos totales, que borramos a los 30 días. Mientras una versión nueva de la web llega
        poco a poco, va también el número al azar que decide quién la ve (de 0 a 9999, y lo comparten muchas personas):
        sirve para contar cada uno una vez, y no lo guardamos. Si una página intenta algo que no le dejamos, como cargar
        un archivo de otro sitio, el navegador lo impide y nos avisa, con la dirección en la que estabas: de ese aviso
        solo contamos qué clase de cosa era y de qué parte. Si tu navegador pide que no te rastreen (Global Privacy
        Control o «No rastrear»), no envía nada de esto.
      </p>
    </>
  );
}

function EventPictures() {
  return (
    <p>
      En algunos eventos hacemos fotos o grabamos vídeo para contar lo que hacemos en esta web y en nuestras redes.
      Avisamos antes y te pedimos permiso aparte. Si prefieres no salir, díselo a cualquiera de la organización: puedes
      venir igual. Y si ya se ha publicado una imagen tuya, escríbenos y la retiramos.
    </p>
  );
}

function LinksToOthers() {
  return (
    <>
      <p>
        Enlazamos a Slack, a redes sociales, a páginas de entradas y a recursos de otras personas. Ninguna recibe nada
        tuyo hasta que abres el enlace; a partir de ahí valen sus normas y su política de privacidad, no las nuestras.
      </p>
      <p>
        Lo mismo pasa con los vídeos de YouTube de los artículos: no le pedimos nada hasta que pulsas para cargar uno.
        Entonces recibe tu dirección IP y puede guardar datos en tu navegador.
      </p>
    </>
  );
}

function Mails() {
  return (
    <p>
      Te escribimos lo necesario sobre tu cuenta o sobre algo a lo que te has apuntado. Las novedades solo te llegan si
      las pides, y cada correo te dice cómo darte de baja. También puedes hacerlo escribiéndonos.
    </p>
  );
}

function Security() {
  return (
    <p>
      De las contraseñas y de las llaves de sesión guardamos solo huellas, cada permiso se comprueba en el servidor y lo
      delicado queda registrado. Nada es invulnerable: si un fallo pusiera en riesgo tus datos, te lo contaríamos a ti y
      a la autoridad de control.
    </p>
  );
}

function YourRights() {
  return (
    <p>
      Puedes pedirnos ver tus datos, corregirlos, borrarlos, llevártelos, limitar su uso u oponerte a él, y retirar un
      consentimiento cuando quieras. Te respondemos en un mes como mucho. Si crees que no lo hemos hecho bien, puedes
      reclamar ante la{' '}
      <a href="https://www.aepd.es" rel="noopener">
        Agencia Española de Protección de Datos
      </a>
      .
    </p>
  );
}

function TermsOfUse() {
  const { brand } = useSite();
  return (
    <ul>
      <li>
        Leer esta web no pide cuenta. Para tener una tienes que haber cumplido 16 años y dar datos que sean tuyos.
      </li>
      <li>
        Trata a las demás con respeto. Leemos los comentarios antes de publicarlos y rechazamos el acoso, el odio, la
        publicidad y los datos personales de otras.
      </li>
      <li>Lo que escribes es tuyo. Al enviarlo nos permites publicarlo aquí, y puedes pedir que lo quitemos.</li>
      <li>
        Los textos y las imágenes son de {brand} o de quien los firma. Enlázalos y cítalos; si quieres reutilizarlos de
        otra manera, pregúntanos.
      </li>
      <li>
        Los artículos se escriben con cuidado, pero pueden tener errores o quedarse viejos. Si ves uno, cuéntanoslo.
      </li>
      <li>No intentes entrar donde no tienes permiso ni estropear la web para las demás.</li>
    </ul>
  );
}

function Changes() {
  return (
    <>
      <p>
        Si la cambiamos, publicaremos aquí la nueva versión con su fecha. Si el cambio afecta a lo que hacemos con tus
        datos, además avisaremos por correo a quienes tienen cuenta.
      </p>
      <p className="quiet">
        Última versión: <time dateTime="2026-11-27">27 de noviembre de 2026</time>.
      </p>
    </>
  );
}

function Contact() {
  return (
    <p>
      Para cualquier duda, o para ejercer tus derechos, escríbenos a <ContactLink />.
    </p>
  );
}
