import { Link } from '@femcoders/platform';
import { Accordion } from '@femcoders/shared-ui/accordion';
import { askPath } from '../mentoring-address.ts';

const questions = [
  {
    id: 'mentoria-experiencia',
    title: '¿Tengo que saber programar para pedir mentora?',
    content: <p>No. Mucha gente llega sin haber escrito una línea y quiere saber por dónde empezar. Dilo tal cual.</p>,
  },
  {
    id: 'mentoria-mentora',
    title: '¿Cuánta experiencia necesito para ser mentora?',
    content: (
      <p>
        La que le lleves de ventaja a quien acompañas. Quien encontró su primer trabajo hace un año es la mejor ayuda
        para quien lo busca ahora.
      </p>
    ),
  },
  {
    id: 'mentoria-datos',
    title: '¿Quién ve lo que escribo?',
    content: (
      <p>
        Tu solicitud la leen quien coordina y la mentora a la que se lo preguntamos. Tu correo no se enseña: solo lo que
        escribas como contacto, y solo cuando alguien acepta. Tus notas de cada sesión no las lee nadie más que tú.
      </p>
    ),
  },
  {
    id: 'mentoria-eleccion',
    title: '¿Cómo elegís a las mentoras?',
    content: (
      <p>
        Un cálculo sencillo suma temas, horarios, nivel, cómo quedar y sitio libre, y dice por qué. Una persona del
        equipo lo mira, lee lo que has escrito y decide. Lo que prefieres con tus palabras lo lee ella; no da puntos.
      </p>
    ),
  },
  {
    id: 'mentoria-cambio',
    title: '¿Y si no encajamos?',
    content: (
      <p>
        «Cambiar de mentora» está en vuestra página. No hace falta decir por qué y ella no recibe ningún motivo. Si ha
        pasado algo que no debía, «Avisar al equipo» va por el canal privado del{' '}
        <Link to="/contacto?motivo=conducta">código de conducta</Link>.
      </p>
    ),
  },
  {
    id: 'mentoria-espera',
    title: '¿Cuánto se tarda?',
    content: (
      <p>
        Depende de quién haya libre. Cada mentora tiene 7 días para responder, y ves en todo momento en qué punto está.
        Cuantos más horarios marques, antes. <Link to={askPath}>Empieza aquí</Link>.
      </p>
    ),
  },
];

/** Renders frequent questions about mentoring. */
export function MentoringQuestions() {
  return (
    <section className="stack gap-32 one-column split-4-8" aria-labelledby="preguntas">
      <h2 id="preguntas">Lo que nos preguntáis</h2>
      <Accordion items={questions} />
    </section>
  );
}
