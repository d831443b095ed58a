import { FakeApi } from '@femcoders/kit/test/fake-api';
import { renderPage } from '@femcoders/kit/test/render-page';
import { ApiError, useToasts } from '@femcoders/platform';
import { act, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoGroup, demoProject, demoResource, demoStudy, ownHub, ownPiece } from '../../test/demo-hub.ts';
import { signedIn, signedOut } from '../../test/signed-in.ts';
import * as page from './hub-piece-page.tsx';

const hub = '/recursos-comunidad-femcoders-club';
let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  signedOut();
  api = new FakeApi().on('GET /user/ella/hub', ownHub());
});
function open(piece = demoResource() as { slug: string }) {
  const address = `${hub}/pieza/${piece.slug}`;
  return renderPage(page, `${hub}/pieza/:slug`, api.on('GET /hub/pieces/:slug', piece), address);
}
const toast = () => renderHook(() => useToasts()).result.current.toasts.at(-1)?.message;
const message = 'Me gustaría ayudar con los textos del calendario.';

test('a resource says what it is and opens outside the site, which vouches for nothing', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Guía de prueba' })).toBeInTheDocument();
  const facts = within(screen.getByRole('complementary', { name: 'Los datos' }));
  for (const fact of ['Artículo', 'En español', 'Gratis', 'Alba Prueba'])
    expect(facts.getByText(fact)).toBeInTheDocument();
  const way = screen.getByRole('link', { name: 'Abrir el recurso' });
  expect(way).toHaveAttribute('rel', 'ugc nofollow noopener');
  expect(screen.getByRole('link', { name: 'CSS' })).toHaveAttribute('href', `${hub}/recursos?tema=CSS`);
});

test('a link that does not answer says so', async () => {
  open(demoResource({ details: { ...demoResource().details, unreachable: true } }));
  expect(await screen.findByText(/el enlace no respondía/)).toBeInTheDocument();
});

test('a group says when and where it meets; a visitor’s interest leads to the login and back', async () => {
  open(demoGroup());
  expect(await screen.findByText('Un jueves al mes')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '#datos en Slack' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Me interesa este grupo (entra con tu cuenta)' })).toHaveAttribute(
    'href',
    `/login?volver=${encodeURIComponent(`${hub}/pieza/grupo-de-prueba`)}`,
  );
});

test('a piece that is not there is a page that is not there', async () => {
  api.on('GET /hub/pieces/:slug', () => {
    throw new ApiError(404, 'not-found', 'No está.');
  });
  renderPage(page, `${hub}/pieza/:slug`, api, `${hub}/pieza/ninguna`);
  expect(await screen.findByText('No encontramos esta página')).toBeInTheDocument();
});

describe('answering', () => {
  const form = async (name = 'Me apunto') => within(await screen.findByRole('form', { name }));
  const write = async (text: string, name?: string) => {
    await userEvent.type((await form(name)).getByLabelText('Tu mensaje para Alba Prueba'), text);
    await userEvent.click((await form(name)).getByRole('button'));
  };

  test('is for members; a visitor sees why and the way back', async () => {
    open(demoProject());
    expect(await screen.findByRole('link', { name: 'Me apunto' })).toHaveAttribute(
      'href',
      `/login?volver=${encodeURIComponent(`${hub}/pieza/huerto-de-prueba`)}`,
    );
    expect(screen.getByText(/ni ella ve tu correo ni tú el suyo/)).toBeInTheDocument();
  });

  test('sends one message through us, and afterwards says that it was sent', async () => {
    signedIn();
    api.on('POST /user/ella/hub/answers', { sent: true });
    open(demoProject());
    await form();
    const piece = { ...demoProject(), shown: true };
    const answer = { id: 'a1', name: 'Alba Prueba', message, at: '2026-11-22T10:00:00.000Z', reply: null };
    api.on('GET /user/ella/hub', ownHub({ sent: [{ ...answer, repliedAt: null, piece }] }));
    await write(message);
    expect(await screen.findByText(/Ya le has escrito/)).toBeInTheDocument();
    expect(api.sent).toEqual([{ method: 'POST', path: '/user/ella/hub/answers', body: { piece: 'p1', message } }]);
    expect(toast()).toBe('Alba Prueba tiene tu mensaje. Te avisamos cuando conteste.');
    expect(localStorage.getItem('communityDraft:respuesta-p1')).toBeNull();
  });

  test('asks for a little more than a word', async () => {
    signedIn();
    open(demoStudy());
    await write('Hola', 'Responderle');
    expect(await screen.findByRole('link', { name: 'Cuenta un poco más: al menos 20 caracteres' })).toHaveAttribute(
      'href',
      '#message',
    );
    expect(api.sent).toEqual([]);
  });

  test.each([
    ['does not arrive', new Error('No answer.'), /No hemos podido conectar/],
    ['is refused', new ApiError(409, 'conflict', 'El equipo ya está completo.'), 'El equipo ya está completo.'],
    [
      'is one too many',
      new ApiError(429, 'too-many-requests', 'Has escrito muchos mensajes.', []),
      /Has escrito muchos mensajes/,
    ],
  ])('keeps a message that %s', async (_, failure, said) => {
    signedIn();
    api.on('POST /user/ella/hub/answers', () => {
      throw failure;
    });
    open(demoProject());
    await write(message);
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect((await form()).getByLabelText('Tu mensaje para Alba Prueba')).toHaveValue(message);
  });

  test('a message that was begun is there again after a look elsewhere', async () => {
    signedIn();
    const { router } = open(demoProject());
    await userEvent.type((await form()).getByLabelText('Tu mensaje para Alba Prueba'), 'Empecé a');
    await act(() => router.navigate('/otra'));
    await screen.findByText('Otra página');
    await act(() => router.navigate(-1));
    expect((await form()).getByLabelText('Tu mensaje para Alba Prueba')).toHaveValue('Empecé a');
  });

  test('is over once the team is complete, and not for one’s own piece', async () => {
    signedIn();
    open(demoProject({ details: { ...demoProject().details, complete: true } }));
    expect(await screen.findByText(/El equipo ya está completo/)).toBeInTheDocument();
    api.on('GET /user/ella/hub', ownHub({ pieces: [ownPiece(demoStudy())] }));
    open(demoStudy());
    expect(await screen.findByText('Esta publicación es tuya.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Cambiarla' })).toHaveAttribute('href', `${hub}/proponer?editar=s1`);
  });
});

describe('a report', () => {
  const report = async () => {
    await userEvent.click(await screen.findByText('Denunciar esta publicación', { selector: 'summary' }));
    return within(screen.getByRole('form', { name: 'Denunciar esta publicación' }));
  };

  test('needs a reason and nobody’s name', async () => {
    api.on('POST /hub/pieces/guia-de-prueba/reports', { sent: true });
    open();
    const form = await report();
    await userEvent.click(form.getByRole('button', { name: 'Enviar la denuncia' }));
    expect(await form.findByRole('link', { name: 'Elige un motivo' })).toBeInTheDocument();
    await userEvent.click(form.getByRole('radio', { name: 'Es publicidad' }));
    await userEvent.type(form.getByLabelText(/^Qué has visto/), 'Lleva a una tienda.');
    await userEvent.click(form.getByRole('button', { name: 'Enviar la denuncia' }));
    expect(await screen.findByText('Gracias. Lo revisamos.')).toBeInTheDocument();
    expect(api.sent.map(({ body }) => body)).toEqual([{ reason: 'spam', note: 'Lleva a una tienda.' }]);
  });

  test('that does not arrive stays as it was written', async () => {
    open();
    const form = await report();
    await userEvent.click(form.getByRole('radio', { name: 'Ataca o insulta' }));
    await userEvent.type(form.getByLabelText(/^Qué has visto/), 'Insulta a una ponente.');
    await userEvent.click(form.getByRole('button', { name: 'Enviar la denuncia' }));
    expect(await form.findByText(/No hemos podido conectar/)).toBeInTheDocument();
    expect(form.getByLabelText(/^Qué has visto/)).toHaveValue('Insulta a una ponente.');
    expect(form.getByRole('radio', { name: 'Ataca o insulta' })).toBeChecked();
  });
});
