import { dayInWords } from '@femcoders/contracts/spanish-day';
import { modalPages } from '@femcoders/kit/modals/modal-link';
import { Link, type PageHeadFactory, useSite } from '@femcoders/platform';
import { LegalField } from '../../layout/legal-field.tsx';
import { ContactLink } from '../../layout/modals/contact-link.tsx';
import { LegalFacts, type PolicySection } from '../../layout/modals/policy-section.tsx';
import { workingDays } from '../contact/working-days.ts';
import { LegalPage } from './legal-page.tsx';

export const head: PageHeadFactory = () => ({
  title: 'Accesibilidad',
  description:
    'Qué hacemos para que cualquiera pueda usar esta web, cómo lo comprobamos, qué límites conocemos y cómo avisarnos de una barrera.',
});

/** `/accesibilidad`: the public statement. It claims what the tests check, and names what nobody has checked. */
export function Page() {
  const { accessibilityReviewed } = useSite();
  return (
    <LegalPage
      title="Accesibilidad"
      lead="Queremos que puedas usar esta web como tú uses la red: con ratón, con teclado, con voz, con lupa o escuchándola."
      incomplete={!accessibilityReviewed}
      sections={sections}
    />
  );
}

function Dates() {
  const { accessibilityReviewed } = useSite();
  return (
    <LegalFacts
      facts={[
        { name: 'Preparada', value: <time dateTime="2026-11-21">21 de noviembre de 2026</time> },
        {
          name: 'Última revisión',
          value: accessibilityReviewed ? (
            <time dateTime={accessibilityReviewed}>{dayInWords(accessibilityReviewed)}</time>
          ) : (
            <LegalField value={undefined}>fecha de la última revisión</LegalField>
          ),
        },
        { name: 'Método', value: 'Autoevaluación' },
      ]}
    />
  );
}

function ReplyTime() {
  return workingDays(useSite().replyDays);
}

const sections: PolicySection[] = [
  {
    id: 'meta',
    title: 'Nuestra meta',
    content: (
      <p>
        Trabajamos para cumplir el nivel AA de las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, que
        incluyen lo que pide la norma europea EN 301 549. Esta declaración es voluntaria: preferimos contarte lo que hay
        a que lo descubras tú.
      </p>
    ),
  },
  {
    id: 'estado',
    title: 'Cómo está hoy',
    content: (
      <p>
        En lo que comprobamos no conocemos incumplimientos del nivel AA. Pero no podemos decir que la web lo cumpla
        entera: nadie de fuera la ha auditado y todavía no la hemos probado con personas que usan productos de apoyo a
        diario.
      </p>
    ),
  },
  {
    id: 'comprobamos',
    title: 'Qué comprobamos y cómo',
    content: (
      <>
        <p>Con cada cambio, de manera automática y en un navegador real (Chromium):</p>
        <ul>
          <li>axe revisa las páginas en móvil y en escritorio, con tema claro y oscuro;</li>
          <li>ninguna página obliga a desplazarse de lado a 320 píxeles de ancho;</li>
          <li>los recorridos principales se hacen solo con el teclado, y el foco se ve y no se pierde;</li>
          <li>Lighthouse da la nota máxima de accesibilidad a las páginas principales;</li>
          <li>lo que se mueve solo se puede parar, y nada se mueve si pides menos movimiento.</li>
        </ul>
        <p>
          Además, los textos y los controles superan el contraste que pide el nivel AA, y las páginas públicas se leen
          sin JavaScript.
        </p>
      </>
    ),
  },
  {
    id: 'limites',
    title: 'Límites que conocemos',
    content: (
      <ul>
        <li>No la hemos probado de manera sistemática con lectores de pantalla, ni en Firefox y Safari.</li>
        <li>
          Tras cinco minutos sin actividad la página vuelve al inicio. Un minuto antes te avisa y puedes quedarte; no
          ocurre mientras tienes un texto a medias.
        </li>
        <li>El menú del botón derecho está desactivado sobre las imágenes. Con el teclado sigue funcionando.</li>
        <li>
          Sin JavaScript no se abren las ventanas de privacidad, cookies y preguntas frecuentes. Lo que dicen está
          también en páginas: <Link to={modalPages.privacyPolicy}>privacidad</Link>,{' '}
          <Link to={modalPages.cookiePolicy}>cookies</Link> y <Link to={modalPages.faq}>preguntas frecuentes</Link>.
        </li>
        <li>Las entradas, Slack y las redes sociales son de otras empresas: no podemos responder de cómo son.</li>
      </ul>
    ),
  },
  {
    id: 'avisanos',
    title: 'Si algo te lo pone difícil',
    content: (
      <>
        <p>
          Cuéntanoslo en <ContactLink /> o desde la página de <Link to="/contacto">contacto</Link>: qué querías hacer,
          en qué página y, si quieres, con qué navegador o producto de apoyo. Nos proponemos contestarte en{' '}
          <ReplyTime /> como mucho.
        </p>
        <p>
          Mientras lo arreglamos te damos lo que necesites de otra forma: el texto por correo, la inscripción a un
          evento o lo que haga falta. Si la respuesta no te convence, vuelve a escribirnos y la revisa otra persona.
        </p>
      </>
    ),
  },
  { id: 'fechas', title: 'De cuándo es esta declaración', content: <Dates /> },
];
