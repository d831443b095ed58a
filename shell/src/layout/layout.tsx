import type { FooterLink } from '@femcoders/contracts/footer-link';
import type { HeaderLink } from '@femcoders/contracts/header-link';
import {
  dismissToast,
  Link,
  openModal,
  showToast,
  signOut,
  useApi,
  useLocation,
  useNavigate,
  useSession,
  useSite,
  useToasts,
} from '@femcoders/platform';
import { CookieBanner, Footer, Header, onDemandFailure, ThemeSwitch, Toasts } from '@femcoders/shared-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { ReplayInput } from '../replay-input/replay-input.tsx';
import { answerCookies, reopenCookies, useCookieConsent } from './cookie-consent.ts';
import { ProofHost } from './identity-proof/proof-host.tsx';
import { IdleWatch } from './idle/idle-watch.tsx';
import { useNoImageMenu } from './image-menu.ts';
import styles from './layout.module.css';
import { ModalHost } from './modals/modal-host.tsx';
import { usePageViews } from './page-views.ts';
import { useReveal } from './reveal.ts';
import { preloadPalette, SearchHost } from './search/search-host.tsx';
import { footerGroupsWith, headerLinksWith, legalLinks, socialLinks } from './site-links.ts';
import { chooseTheme, useTheme } from './theme.ts';

interface LayoutProps {
  header?: HeaderLink[];
  footer?: FooterLink[];
  children: ReactNode;
}

/**
 * Renders the frame of every page (spec section 2): skip link, header, main content, footer, cookie banner.
 * @param header links that remotes add to its menu
 * @param footer links that they add below
 */
export function Layout({ header, footer, children }: LayoutProps) {
  usePageViews();
  useNoImageMenu();
  useReveal();
  const [searching, setSearching] = useState(false);
  return (
    <>
      <a className={styles.skip} href="#contenido">
        Saltar al contenido
      </a>
      <SiteHeader added={header} onSearch={() => setSearching(true)} />
      <main id="contenido" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter links={footer} />
      <CookieQuestion />
      <SiteToasts />
      <ModalHost />
      <SearchHost open={searching} onChange={setSearching} />
      <ProofHost />
      <IdleWatch />
      <ReplayInput />
    </>
  );
}

function SiteHeader({ added, onSearch }: { added: HeaderLink[] | undefined; onSearch: () => void }) {
  const { brand } = useSite();
  const { pathname } = useLocation();
  const session = useSession();
  const api = useApi();
  const navigate = useNavigate();
  const { user } = session;

  return (
    <Header
      brand={brand}
      LinkComponent={Link}
      links={headerLinksWith(added)}
      path={pathname}
      session={user ?? (session.status === 'unknown' ? 'unknown' : 'anonymous')}
      loginPath="/login"
      search={{ path: '/buscar', onOpen: onSearch, onNear: preloadPalette }}
      onProfile={() => navigate('/welcome', { state: { userName: user?.name, userAvatar: user?.avatar } })}
      onSignOut={() => {
        void signOut(api);
        navigate('/login');
      }}
    />
  );
}

function SiteFooter({ links }: { links: FooterLink[] | undefined }) {
  const site = useSite();
  const theme = useTheme();
  return (
    <Footer
      brand={site.brand}
      LinkComponent={Link}
      about="Comunidad de mujeres en tecnología. Nacimos en Barcelona el 24 de octubre de 2023 y nos leemos desde cualquier sitio."
      groups={footerGroupsWith(links)}
      social={socialLinks(site)}
      slackUrl={site.slackUrl}
      contactPath="/contacto"
      dialogs={[
        { label: 'Política de cookies', to: '/politica-de-cookies', onOpen: () => openModal('cookiePolicy') },
        { label: 'Política de privacidad', to: '/politica-de-privacidad', onOpen: () => openModal('privacyPolicy') },
        { label: 'Preguntas frecuentes', to: '/preguntas-frecuentes', onOpen: () => openModal('faq') },
        {
          label: 'Preferencias de cookies',
          to: '/politica-de-cookies#nada-que-aceptar',
          onOpen: reopenCookies,
          inPlace: true,
        },
      ]}
      legal={legalLinks}
      credits="Letras: Bricolage Grotesque, Figtree y JetBrains Mono (OFL). Retratos: Open Peeps, de Pablo Stanley (CC0)."
      settings={<ThemeSwitch choice={theme} onChoose={chooseTheme} />}
    />
  );
}

function CookieQuestion() {
  const { answered, reopened } = useCookieConsent();
  if (answered) return null;
  return (
    <CookieBanner
      focus={reopened}
      onAccept={() => answerCookies('accepted')}
      onReject={() => answerCookies('rejected')}
      onPolicy={() => openModal('cookiePolicy')}
    />
  );
}

function SiteToasts() {
  const { toasts } = useToasts();
  useEffect(() => onDemandFailure(tellNotOpened), []);
  return <Toasts toasts={toasts} onDismiss={dismissToast} />;
}

function tellNotOpened(): void {
  showToast('No se ha podido abrir. Comprueba tu conexión y vuelve a intentarlo.', { tone: 'error' });
}
