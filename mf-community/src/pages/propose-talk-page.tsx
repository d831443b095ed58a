import type { PageHeadFactory } from '@femcoders/platform';
import { MembersOnly } from '../features/members/members-only.tsx';
import { BackToTalks } from '../features/talks/components/back-to-talks.tsx';
import { ProposalForm } from '../features/talks/proposal/proposal-form.tsx';
import { talksPath } from '../features/talks/talk-links.ts';
import styles from './propose-talk-page.module.css';

export const head: PageHeadFactory = () => ({
  title: 'Proponer una charla',
  description: 'Propón una charla tuya o de otra persona para las presentaciones destacadas de la comunidad.',
  trail: [{ name: 'Presentaciones destacadas', path: talksPath }],
});

/** `/presentaciones-destacadas/proponer`: how talks are chosen, for everybody; the form is for members. */
export function Page() {
  return (
    <div className="wrap page stack gap-48 one-column">
      <header className="stack gap-16">
        <BackToTalks />
        <h1 className="large-title">Proponer una charla</h1>
        <p className="lead">Tuya, o de alguien a quien te gustaría escuchar. No hace falta haber hablado antes.</p>
      </header>
      <div className={`stack gap-64 one-column top split-7-4 ${styles.columns}`}>
        <MembersOnly why="Para responderte sobre tu propuesta necesitamos saber de quién es.">
          {(user) => <ProposalForm user={user} />}
        </MembersOnly>
        <section className={`cut-clip ${styles.how}`} aria-labelledby="como-se-elige">
          <h2 id="como-se-elige">Cómo se elige</h2>
          <ol>
            <li>
              <strong>La leen dos personas.</strong> Cada una puntúa por su cuenta interés, utilidad, claridad, voz y
              material.
            </li>
            <li>
              <strong>Te contestamos.</strong> Si ahora no puede ser, te decimos por qué.
            </li>
            <li>
              <strong>La preparamos juntas.</strong> Diapositivas que se leen y transcripción en la que se busca.
            </li>
            <li>
              <strong>Nada sin permiso.</strong> Se publica cuando quien la da ha dicho que sí, y se retira si cambia de
              idea.
            </li>
          </ol>
        </section>
      </div>
      <noscript>
        <p>Para proponer una charla, activa JavaScript en tu navegador o escríbenos desde el formulario de contacto.</p>
      </noscript>
    </div>
  );
}
