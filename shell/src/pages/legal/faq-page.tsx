import type { PageHeadFactory } from '@femcoders/platform';
import { questions } from '../../layout/modals/faq-questions.tsx';
import { LegalPage } from './legal-page.tsx';

export const head: PageHeadFactory = () => ({
  title: 'Preguntas frecuentes',
  description: 'Qué es la comunidad, por qué y cómo unirte, cómo enterarte de los eventos y qué hace una promotora.',
});

/** `/preguntas-frecuentes`: the dialog's questions, each open and with an address. */
export function Page() {
  return (
    <LegalPage
      title="Preguntas frecuentes"
      lead="Qué es la comunidad, cómo entrar y qué se hace en ella."
      sections={questions}
    />
  );
}
