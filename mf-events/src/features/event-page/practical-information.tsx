import type { EventDetail } from '@femcoders/contracts/event';
import { Link } from '@femcoders/platform';
import { EventSection } from './event-section.tsx';
import { isOnlineOnly } from './online-only.ts';
import { Paragraphs } from './paragraphs.tsx';
import styles from './practical-information.module.css';

/** Food, photographs, and whom to tell when something is not right. */
export function PracticalInformation({ event }: { event: EventDetail }) {
  const { food, photos } = event;
  return (
    <EventSection title={isOnlineOnly(event) ? 'Antes de conectarte' : 'Antes de venir'}>
      <dl className={`stack gap-24 ${styles.list}`}>
        {food && (
          <div>
            <dt>Comida</dt>
            <dd>
              <Paragraphs text={food} />
            </dd>
          </div>
        )}
        {photos && (
          <div>
            <dt>Fotos y vídeo</dt>
            <dd>
              <Paragraphs text={photos} />
            </dd>
          </div>
        )}
        <div>
          <dt>Código de conducta</dt>
          <dd>
            <p>
              Nos tratamos con respeto. Si algo no va bien, antes, durante o después, cuéntalo en el{' '}
              <Link to="/contacto?motivo=conducta">canal privado del código de conducta</Link>, también sin decir quién
              eres.
            </p>
          </dd>
        </div>
      </dl>
    </EventSection>
  );
}
