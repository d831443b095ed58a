import { type PageHeadFactory, useSite } from '@femcoders/platform';
import type { PolicySection } from '../../layout/modals/policy-section.tsx';
import { PrivacyInShort } from '../../layout/modals/privacy-policy.tsx';
import { privacySections } from '../../layout/modals/privacy-policy-sections.tsx';
import { LegalPage } from './legal-page.tsx';

const title = 'Política de Privacidad y Términos de Uso';

export const head: PageHeadFactory = () => ({
  title,
  description:
    'Qué datos te pedimos, para qué, cuánto los guardamos, qué derechos tienes y con qué reglas se usa la web.',
});

const sections: readonly PolicySection[] = [
  { id: 'lo-esencial', title: 'Lo esencial', content: <PrivacyInShort /> },
  ...privacySections,
];

/** `/politica-de-privacidad`: the text of the dialog, with an address for each part. */
export function Page() {
  const { holder, holderTaxId } = useSite();
  return (
    <LegalPage
      title={title}
      lead="Qué datos te pedimos, para qué y hasta cuándo, y con qué reglas usamos esta web entre todas."
      incomplete={!(holder && holderTaxId)}
      sections={sections}
    />
  );
}
