import type { PageHeadFactory } from '@femcoders/platform';
import { showToast } from '@femcoders/platform';
import { SlashSwitch } from '../../layout/search/slash-switch.tsx';
import { ThemeChoices } from './appearance/theme-choices.tsx';
import { ProfileFrame } from './profile-frame.tsx';
import { ProfileSection } from './profile-section.tsx';

export const head: PageHeadFactory = () => ({
  title: 'Apariencia',
  description: 'Cómo quieres ver la web: clara, oscura o como tu dispositivo.',
  noindex: true,
  searchable: true,
});

/** `/personaliza-perfil/apariencia`: what is chosen holds for this browser, logged in or not. */
export function Page() {
  return (
    <ProfileFrame title="Apariencia">
      {() => (
        <>
          <ProfileSection
            title="Claro u oscuro"
            note={<p>Se aplica al momento y se guarda en este navegador, también cuando cierras sesión.</p>}
          >
            <ThemeChoices />
          </ProfileSection>
          <ProfileSection
            title="Teclado"
            note={<p>Ctrl o ⌘ con K abre la búsqueda en cualquier página. También una sola tecla, si quieres.</p>}
          >
            <SlashSwitch onChange={() => showToast('Cambios guardados', { tone: 'success' })} />
          </ProfileSection>
          <ProfileSection
            title="Letra y movimiento"
            note={<p>Los toma la web de tu dispositivo: aquí no hay nada que guardar.</p>}
          >
            <p>
              <strong>Letra.</strong> Crece con el tamaño de letra de tu navegador y con el zoom, hasta el doble o más,
              sin que nada se pierda.
            </p>
            <p>
              <strong>Movimiento.</strong> Si en tu sistema pides menos movimiento, aquí nada se mueve solo. Y todo lo
              que se mueve se puede parar.
            </p>
          </ProfileSection>
        </>
      )}
    </ProfileFrame>
  );
}
