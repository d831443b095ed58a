import type { PageHeadFactory } from '@femcoders/platform';
import { CookiesInShort } from '../../layout/modals/cookie-policy.tsx';
import { cookieSections } from '../../layout/modals/cookie-policy-sections.tsx';
import { LegalPage } from './legal-page.tsx';

export const head: PageHeadFactory = () => ({
  title: 'Política de cookies',
  description: 'Qué guarda esta web en tu navegador, para qué, cuánto tiempo y cómo verlo o borrarlo.',
});

/** `/politica-de-cookies`: the text of the dialog, with an address for each part. */
export function Page() {
  return <LegalPage title="Política de cookies" lead={<CookiesInShort />} sections={cookieSections} />;
}
