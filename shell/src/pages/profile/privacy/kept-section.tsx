import { inactivityMonths, inactivityNoticeDays } from '@femcoders/contracts/my-data-limits';
import { ModalLink } from '@femcoders/kit/modals/modal-link';
import { Link } from '@femcoders/platform';
import { ProfileSection } from '../profile-section.tsx';
import styles from './privacy.module.css';

const kept: readonly (readonly [what: string, howLong: string])[] = [
  [
    'Tu cuenta y tu perfil',
    `Mientras la uses. Si no entras en ${inactivityMonths} meses la borramos, y te avisamos ${inactivityNoticeDays} días antes.`,
  ],
  ['Tus sesiones', 'Doce horas como mucho, o dos sin usarlas.'],
  [
    'Tus comentarios',
    'Los publicados, mientras esté su artículo o hasta que nos pidas quitarlos. Los que rechazamos, noventa días.',
  ],
  [
    'Tus plazas en eventos',
    'Veinticuatro meses después del evento; si la dejas, treinta días. Después solo queda cuántas fuisteis.',
  ],
  ['Los mensajes que nos escribes', 'Doce meses. No se van con tu cuenta: son una conversación con el equipo.'],
  ['Los correos que te enviamos', 'Treinta días. Con tu cuenta se borran todos.'],
  ['El registro de seguridad', 'Veinticuatro meses. Al borrar tu cuenta quitamos tu nombre y queda solo qué se hizo.'],
];

/** Renders a summary of what is stored and for how long. */
export function KeptSection() {
  return (
    <ProfileSection
      title="Qué guardamos y hasta cuándo"
      note={
        <p>
          Lo demás está en la <ModalLink to="privacyPolicy">política de privacidad</ModalLink>.
        </p>
      }
    >
      <dl className={`stack ${styles.kept}`}>
        {kept.map(([what, howLong]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className="quiet">{howLong}</dd>
          </div>
        ))}
      </dl>
      <p>
        Si apareces en la página del equipo, esa ficha no va con tu cuenta: <Link to="/contacto">pídenos</Link> que la
        retiremos.
      </p>
    </ProfileSection>
  );
}
