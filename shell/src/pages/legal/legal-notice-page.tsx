import { Link, type PageHeadFactory, usePublicUrl, useSite } from '@femcoders/platform';
import { LegalField } from '../../layout/legal-field.tsx';
import { ContactLink } from '../../layout/modals/contact-link.tsx';
import { ModalLink } from '../../layout/modals/modal-link.tsx';
import { LegalFacts, type PolicySection } from '../../layout/modals/policy-section.tsx';
import { LegalPage } from './legal-page.tsx';

export const head: PageHeadFactory = () => ({
  title: 'Aviso legal',
  description:
    'Quién responde de esta web, cómo escribirnos, cómo avisar de un contenido ilegal, de quién son los textos y qué ley se aplica.',
});

/** `/aviso-legal`: what article 10 of the LSSI and articles 11, 12 and 16 of the DSA ask a site to say. */
export function Page() {
  const { holder, holderTaxId, holderAddress, holderRegistry } = useSite();
  return (
    <LegalPage
      title="Aviso legal"
      lead="Quién está detrás de esta web, cómo hablar con nosotras y qué reglas valen aquí, para ti y para nosotras."
      incomplete={!(holder && holderTaxId && holderAddress && holderRegistry)}
      sections={sections}
    />
  );
}

function Holder() {
  const { brand, holder, holderTaxId, holderAddress, holderRegistry } = useSite();
  const publicUrl = usePublicUrl();
  return (
    <>
      <p>En cumplimiento del artículo 10 de la Ley 34/2002 (LSSI), estos son los datos de la titular de {brand}:</p>
      <LegalFacts
        facts={[
          { name: 'Titular', value: <LegalField value={holder}>nombre o razón social</LegalField> },
          { name: 'NIF', value: <LegalField value={holderTaxId}>número de identificación fiscal</LegalField> },
          { name: 'Domicilio', value: <LegalField value={holderAddress}>dirección postal</LegalField> },
          {
            name: 'Registro',
            value: <LegalField value={holderRegistry}>registro y número de inscripción, si está inscrita</LegalField>,
          },
          { name: 'Correo', value: <ContactLink /> },
          { name: 'Sitio web', value: <a href={publicUrl}>{publicUrl}</a> },
        ]}
      />
    </>
  );
}

const sections: PolicySection[] = [
  { id: 'titular', title: 'Quién responde de esta web', content: <Holder /> },
  {
    id: 'contacto',
    title: 'Punto de contacto',
    content: (
      <>
        <p>
          Puedes escribirnos, en español, a <ContactLink /> o desde la página de <Link to="/contacto">contacto</Link>.
          Es también nuestro punto de contacto único para las autoridades y para quienes usan la web, según los
          artículos 11 y 12 del Reglamento (UE) 2022/2065 de servicios digitales.
        </p>
        <p>Te contesta una persona, no un sistema automático.</p>
      </>
    ),
  },
  {
    id: 'uso',
    title: 'Qué puedes hacer aquí',
    content: (
      <>
        <p>
          Leer esta web es gratis y no pide cuenta. Puedes comentar los artículos, apuntarte a la comunidad y
          escribirnos. Las reglas están en los <ModalLink to="privacyPolicy">Términos de uso</ModalLink>; en corto:
          trata a las demás con respeto, no publiques datos de otras personas y no intentes estropear la web.
        </p>
        <p>
          Los enlaces a entradas, redes sociales y Slack llevan a servicios de otras empresas, con sus propias reglas.
        </p>
      </>
    ),
  },
  {
    id: 'comentarios',
    title: 'Comentarios y contenidos ilegales',
    content: (
      <>
        <p>
          Una persona lee cada comentario antes de publicarlo. Rechazamos el acoso, el odio, la publicidad, los datos
          personales de otras y lo que incumple la ley.
        </p>
        <p>
          Si ves aquí algo que crees ilegal, escríbenos a <ContactLink /> y cuéntanos:
        </p>
        <ul>
          <li>la dirección exacta de la página y qué parte es;</li>
          <li>por qué crees que es ilegal;</li>
          <li>tu nombre y tu correo, salvo que se trate de un delito contra menores;</li>
          <li>que lo que dices es, hasta donde sabes, exacto.</li>
        </ul>
        <p>
          Te confirmamos que ha llegado, lo revisa una persona sin demora y te contamos qué hemos decidido. Si retiramos
          algo tuyo y sabemos cómo escribirte, te decimos por qué. Si no estás de acuerdo, respóndenos y lo volvemos a
          mirar; también puedes acudir a los tribunales.
        </p>
      </>
    ),
  },
  {
    id: 'propiedad',
    title: 'De quién son los textos y las imágenes',
    content: (
      <>
        <p>
          Los textos son de la titular o de quien los firma. Puedes enlazarlos y citarlos con su nombre y su dirección;
          para reutilizarlos de otra manera, pregúntanos. Los ejemplos de código de los artículos puedes copiarlos en
          tus proyectos.
        </p>
        <p>
          Lo que escribes en un comentario sigue siendo tuyo: al enviarlo nos permites publicarlo aquí, y puedes pedir
          que lo quitemos.
        </p>
        <p>
          Los retratos dibujados son de Open Peeps, de Pablo Stanley, con licencia CC0, y no muestran a nadie real. Las
          letras (Bricolage Grotesque, Figtree y JetBrains Mono) tienen licencia OFL. Las marcas de otras empresas son
          suyas.
        </p>
      </>
    ),
  },
  {
    id: 'responsabilidad',
    title: 'Hasta dónde respondemos',
    content: (
      <>
        <p>
          Escribimos con cuidado y corregimos lo que nos decís, pero un artículo puede tener un error o quedarse viejo,
          y un evento puede cambiar. Comprueba lo importante antes de decidir nada con ello.
        </p>
        <p>
          No respondemos de lo que hacen las webs que enlazamos, ni de las caídas del servicio que no dependen de
          nosotras. Nada de esto limita los derechos que la ley te da.
        </p>
      </>
    ),
  },
  {
    id: 'datos',
    title: 'Tus datos y lo que guarda tu navegador',
    content: (
      <p>
        Lo cuentan la <ModalLink to="privacyPolicy">Política de privacidad</ModalLink> y la{' '}
        <ModalLink to="cookiePolicy">Política de cookies</ModalLink>. Cómo está hecha la web para que todas podamos
        usarla, y qué le falta, lo dice la <Link to="/accesibilidad">declaración de accesibilidad</Link>.
      </p>
    ),
  },
  {
    id: 'ley',
    title: 'Ley aplicable',
    content: (
      <>
        <p>
          Se aplica la ley española. Si actúas como consumidora, puedes acudir a los tribunales de tu domicilio; en los
          demás casos, a los que diga la ley.
        </p>
        <p>
          Si cambiamos este aviso, publicamos aquí la nueva versión con su fecha. Última versión:{' '}
          <time dateTime="2026-11-21">21 de noviembre de 2026</time>.
        </p>
      </>
    ),
  },
];
