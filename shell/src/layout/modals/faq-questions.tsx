import { closeModal, Link, useSite } from '@femcoders/platform';
import { promoterTasks, sponsorWays } from '../../club/ways-to-help.ts';
import { ContactLink } from './contact-link.tsx';
import type { PolicySection } from './policy-section.tsx';

/** The eight questions of spec section 2; "joining as promoter" and "tasks of a promoter" are one (decisions 2). */
export const questions: readonly PolicySection[] = [
  { id: 'que-es', title: '¿Qué es la comunidad?', content: <WhatItIs /> },
  { id: 'objetivos', title: '¿Qué objetivos tiene?', content: <Objectives /> },
  { id: 'por-que-unirme', title: '¿Por qué unirme?', content: <WhyJoin /> },
  { id: 'lineas', title: '¿Cuáles son sus líneas de acción?', content: <LinesOfAction /> },
  { id: 'diferencias', title: '¿En qué se diferencia de otras comunidades?', content: <WhatDiffers /> },
  { id: 'eventos', title: '¿Cómo me entero de los eventos?', content: <HowToHearOfEvents /> },
  { id: 'unirme', title: '¿Cómo me uno?', content: <HowToJoin /> },
  { id: 'promotoras', title: '¿Cómo me hago promotora y qué hace una promotora?', content: <Promoters /> },
];

function WhatItIs() {
  const { brand } = useSite();
  return (
    <p>
      {brand} es una comunidad de mujeres en tecnología. Nació en Barcelona el 24 de octubre de 2023 y vive sobre todo
      en línea, así que participas desde donde estés. Caben la que programa desde hace años, la que está cambiando de
      carrera y la que todavía no sabe por dónde empezar.
    </p>
  );
}

function Objectives() {
  return (
    <>
      <p>Que haya más mujeres en los oficios digitales y que lleguen hasta donde quieran. Para eso queremos:</p>
      <ul>
        <li>que aprender sea más fácil, con gente a la que preguntar;</li>
        <li>que se nos vea: en los escenarios, en los equipos y en las decisiones;</li>
        <li>que las oportunidades corran entre nosotras y lleguen también a quien no tiene contactos.</li>
      </ul>
    </>
  );
}

function WhyJoin() {
  return (
    <ul>
      <li>Conoces a mujeres que hacen lo que tú haces, o lo que quieres hacer.</li>
      <li>Aprendes en eventos, talleres y masterclasses, y con los artículos del blog.</li>
      <li>Preguntas lo que no te atreves a preguntar en otro sitio.</li>
      <li>Te enteras de ofertas de trabajo y de proyectos.</li>
      <li>Tienes dónde dar tu primera charla o echar una mano.</li>
    </ul>
  );
}

function LinesOfAction() {
  return (
    <ul>
      <li>
        <strong>Eventos y networking</strong>, para conocernos y escuchar a quien ya ha pasado por ahí.
      </li>
      <li>
        <strong>Masterclasses y talleres</strong>, para aprender haciendo.
      </li>
      <li>
        <strong>Recursos</strong>: artículos y guías, con los comentarios abiertos.
      </li>
      <li>
        <strong>Voluntariado</strong>, para que la comunidad la hagamos entre todas.
      </li>
      <li>
        <strong>Oportunidades de trabajo</strong>, con empresas que quieren equipos más diversos.
      </li>
    </ul>
  );
}

function WhatDiffers() {
  return (
    <p>
      No pedimos un nivel, un título ni un lenguaje: se entra con ganas. No vienes solo a escuchar: puedes proponer un
      tema, escribir, dar una charla u organizar. Y aquí lo profesional y lo humano van juntos: hablamos de código y de
      entrevistas, pero también de volver después de una pausa o de no sentirse la única en la sala.
    </p>
  );
}

function HowToHearOfEvents() {
  const { linkedinUrl, slackUrl } = useSite();
  return (
    <ul>
      <li>
        En esta web, en la página de{' '}
        <Link to="/eventos" onClick={closeModal}>
          Eventos
        </Link>
        .
      </li>
      <li>
        En nuestro{' '}
        <a href={linkedinUrl} rel="noopener">
          LinkedIn
        </a>
        .
      </li>
      <li>
        En el canal de eventos de nuestro{' '}
        <a href={slackUrl} rel="noopener">
          Slack
        </a>
        .
      </li>
    </ul>
  );
}

function HowToJoin() {
  const { linkedinUrl } = useSite();
  return (
    <>
      <p>Como te vaya mejor:</p>
      <ul>
        <li>
          Regístrate o inicia sesión en la{' '}
          <Link to="/login" onClick={closeModal}>
            página de acceso
          </Link>
          . Así entras en el Slack y te enteras de todo.
        </li>
        <li>Ven a un evento y salúdanos.</li>
        <li>
          Escríbenos por{' '}
          <a href={linkedinUrl} rel="noopener">
            LinkedIn
          </a>
          .
        </li>
      </ul>
    </>
  );
}

function Promoters() {
  return (
    <>
      <p>
        Una promotora es una socia que colabora como voluntaria. Para serlo, preséntate en el canal de nuevas de Slack y
        di que quieres ser promotora: te contamos los pasos por ahí.
      </p>
      <p>Según tu tiempo y lo que te guste, una promotora:</p>
      <ul>
        {promoterTasks.map((task) => (
          <li key={task}>{task}.</li>
        ))}
      </ul>
      <p>Si lo tuyo es una empresa, puedes patrocinar de cuatro maneras:</p>
      <ul>
        {sponsorWays.map((way) => (
          <li key={way}>{way}.</li>
        ))}
      </ul>
      <p>
        Cuéntanos cuál en <ContactLink />.
      </p>
    </>
  );
}
