import { asc, eq } from 'drizzle-orm';
import { quizProgress } from '../../database/schema.ts';
import type { DataPart } from '../../feature/data-part.ts';

export const quizData: DataPart = {
  key: 'quizzes',
  title: 'Lo que has hecho en los quizzes',
  columns: ['quiz_progress.user_id'],
  fields: { quiz: 'Quiz', que: 'Qué', pregunta: 'Pregunta', cuando: 'Cuándo', aciertos: 'Aciertos', de: 'De' },
  words: { que: { question: 'Tu última respuesta a una pregunta', exam: 'Un simulacro terminado' } },
  async read(db, { id }) {
    const rows = await db
      .select()
      .from(quizProgress)
      .where(eq(quizProgress.userId, id))
      .orderBy(asc(quizProgress.quiz));
    return rows.flatMap(({ quiz, progress: { questions, exams } }) => [
      ...Object.entries(questions).map(([pregunta, { at, right }]) => ({
        quiz,
        que: 'question',
        pregunta,
        cuando: new Date(at),
        aciertos: right ? 1 : 0,
        de: 1,
      })),
      ...exams.map(({ at, right, total }) => ({
        quiz,
        que: 'exam',
        pregunta: null,
        cuando: new Date(at),
        aciertos: right,
        de: total,
      })),
    ]);
  },
};
