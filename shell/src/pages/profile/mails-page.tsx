import type { PageHeadFactory } from '@femcoders/platform';
import { ChosenTopics } from './mails/chosen-topics.tsx';
import styles from './mails/mails-page.module.css';
import { ProfileFrame } from './profile-frame.tsx';
import { ProfileSection } from './profile-section.tsx';

export const head: PageHeadFactory = () => ({
  title: 'Avisos',
  description: 'Qué te escribimos por correo y qué no: date de alta o de baja en cada aviso.',
  noindex: true,
  searchable: true,
});

/** The mails that she gets in any case, and why. */
const always = [
  ['Tu cuenta', 'Confirmar tu correo, cambios de contraseña, accesos nuevos, borrado. Te protegen a ti.'],
  ['Tus plazas', 'Confirmación, lista de espera, cambios y cancelaciones. Responden a lo que pides.'],
  ['Un comentario que no se publica', 'Por qué, y cómo pedir que lo revisemos. Tienes derecho a saberlo.'],
  ['Tus mensajes', 'Que los hemos recibido, y nuestra respuesta.'],
  ['Tus datos', 'Que tu copia está lista.'],
] as const;

/** `/personaliza-perfil/avisos` */
export function Page() {
  return (
    <ProfileFrame title="Avisos">
      {(user) => (
        <ChosenTopics user={user}>
          <ProfileSection
            title="Lo que llega siempre"
            note={<p>No es publicidad: es la respuesta a algo que has hecho, o te avisa de algo que debes saber.</p>}
          >
            <dl className={`stack gap-16 ${styles.always}`}>
              {always.map(([name, why]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd className="quiet">{why}</dd>
                </div>
              ))}
            </dl>
          </ProfileSection>
        </ChosenTopics>
      )}
    </ProfileFrame>
  );
}
