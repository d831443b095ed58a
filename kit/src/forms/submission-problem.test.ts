import { ApiError, UnreachableError } from '@femcoders/platform';
import { checkTitle, keptHere, submissionProblem } from './submission-problem.ts';

const field = { field: 'email', message: 'Escribe tu correo' };

it.each([
  [new ApiError(400, 'validation', 'No.', [field]), { title: checkTitle, fields: [field] }],
  [new ApiError(409, 'conflict', 'Ya está enviado.'), { title: 'Ya está enviado.' }],
  [
    new ApiError(429, 'too-many-requests', 'Son muchas seguidas. Prueba de nuevo en 10 minutos.', [], 600),
    { title: 'Son muchas seguidas. Prueba de nuevo en 10 minutos.', retry: true },
  ],
  [new ApiError(401, 'unauthenticated', 'No.'), { title: /sesión ha caducado/, retry: true }],
  [
    new ApiError(503, 'internal', 'No.', [], undefined, '1a2b3c4d-5e6f'),
    { title: 'Algo ha fallado por nuestra parte (incidencia 1a2b3c4d). No has perdido nada.', retry: true },
  ],
  [
    new UnreachableError('No hemos podido conectar.'),
    { title: /si ya estaba hecho, no se repite.*sigue aquí/, retry: true },
  ],
])('%s is said once, with what to do', (error, { title, ...rest }: { title: string | RegExp; retry?: boolean }) => {
  const problem = submissionProblem(error, keptHere);

  expect(problem).toMatchObject(rest);
  if (typeof title === 'string') expect(problem.title).toBe(title);
  else expect(problem.title).toMatch(title);
});

it('says it in the words of the form where it has its own', () => {
  const words = (error: unknown) => (error instanceof ApiError ? undefined : 'La copia no ha llegado entera.');
  const refused = new ApiError(409, 'conflict', 'Ya está enviado.');

  expect(submissionProblem(new UnreachableError('No.'), words)).toMatchObject({
    title: 'La copia no ha llegado entera.',
  });
  expect(submissionProblem(refused, words)).toMatchObject({ title: 'Ya está enviado.', code: 'conflict' });
});
