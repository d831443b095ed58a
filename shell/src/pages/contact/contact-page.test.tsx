import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../../test/render-at.tsx';
import { isVisitorHeld } from '../../layout/idle/presence.ts';
import { questions } from '../../layout/modals/faq-questions.tsx';
import { Page } from './contact-page.tsx';
import { suggestedQuestions } from './contact-reasons.tsx';

const receipt = { reference: 'FC-7K3M-2QXD', replyDays: 5 };
const draftKey = 'contactDraft';
let fetchSpy: jest.Mock;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  fetchSpy = jest.fn().mockImplementation(async () => Response.json(receipt, { status: 201 }));
  globalThis.fetch = fetchSpy;
});
afterEach(() => jest.useRealTimers());

const open = (address = '/contacto') =>
  renderAt(address, { '/contacto': Page }, { frame: (page) => <main>{page}</main> });
// By label: roles are slow to find among so many fields.
const field = (label: string) => screen.getByLabelText(label, { selector: 'input, textarea' });
const reason = (label: string | RegExp) => screen.getByLabelText(label, { selector: '[type=radio]' });
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const send = () => userEvent.click(screen.getByRole('button', { name: /Enviar mensaje|Reintentar/ }));
const sentBodies = () => fetchSpy.mock.calls.map(([, init]) => JSON.parse(init.body));
const sentKeys = () => fetchSpy.mock.calls.map(([, init]) => init.headers['idempotency-key']);
const problem = (status: number, body: object, headers = {}) =>
  fetchSpy.mockImplementationOnce(async () => Response.json(body, { status, headers }));

async function fillIn() {
  await userEvent.click(reason('La comunidad'));
  write('Nombre', 'Persona de prueba');
  write('Correo', 'persona@example.com');
  write('Mensaje', 'Hola, quiero ayudar en los talleres.');
  await userEvent.click(screen.getByLabelText(/He leído lo anterior/));
}

describe('writing to us', () => {
  it('sends what was written and shows the reference, with the focus on the news', async () => {
    open();
    await fillIn();
    await send();
    const heading = await screen.findByRole('heading', { name: 'Mensaje enviado.' });
    expect(heading).toHaveFocus();
    expect(screen.getByText('FC-7K3M-2QXD').parentElement).toHaveTextContent(
      'Tu referencia es FC-7K3M-2QXD. Te respondemos en 5 días laborables.',
    );
    expect(fetchSpy.mock.calls[0]?.[0]).toBe('/api/contact');
    expect(sentBodies()[0]).toMatchObject({
      reason: 'comunidad',
      name: 'Persona de prueba',
      email: 'persona@example.com',
      message: 'Hola, quiero ayudar en los talleres.',
      privacy: true,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Escribir otro mensaje' }));
    expect(field('Mensaje')).toHaveValue('');
  });

  it('says what is missing, with the focus on the summary and a way to each field, and sends nothing', async () => {
    open('/contacto?motivo=patrocinio');
    await send();
    expect(screen.getByRole('alert')).toHaveFocus();
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Escribe tu nombre',
      'Escribe tu correo',
      'Escribe el nombre de la empresa',
      'Escribe tu mensaje',
      'Marca la casilla para que podamos leer tu mensaje y responderte',
    ]);
    expect(field('Correo')).toHaveAccessibleDescription('Escribe tu correo.');
    await userEvent.click(screen.getByRole('link', { name: 'Escribe el nombre de la empresa' }));
    expect(field('Empresa')).toHaveFocus();
    expect(fetchSpy).not.toHaveBeenCalled();
  });

  it('asks for a reason', async () => {
    open();
    await send();
    await userEvent.click(screen.getByRole('link', { name: 'Elige un motivo' }));
    expect(reason('La comunidad')).toHaveFocus();
  });

  it('asks only for what belongs to the reason', async () => {
    open('/contacto?motivo=patrocinio');
    expect(reason('Patrocinio')).toBeChecked();
    write('Empresa', 'Empresa de prueba');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Cediendo un espacio' }));
    expect(screen.queryByLabelText(/Ciudad/)).toBeNull();
    await userEvent.click(reason('Ponente'));
    expect(screen.getByLabelText(/Ciudad/)).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Empresa' })).toBeNull();
  });

  it('suggests answers that are there already, each of them a frequent question', async () => {
    open();
    await userEvent.click(reason('La comunidad'));
    const suggested = screen.getByRole('region', { name: 'Quizá ya lo hemos contestado' });
    expect(within(suggested).getByText('¿Cómo me uno?')).toBeInTheDocument();
    const titles = questions.map(({ title }) => title);
    for (const title of Object.values(suggestedQuestions).flat()) expect(titles).toContain(title);
  });

  it('a company is led to its form by the link of the sponsors', async () => {
    open();
    await userEvent.click(screen.getByRole('link', { name: 'Hablemos de patrocinio' }));
    expect(reason('Patrocinio')).toBeChecked();
    expect(reason('Patrocinio')).toHaveFocus();
  });

  it('says that it is under way, and sends once', async () => {
    fetchSpy.mockReturnValue(new Promise(() => undefined));
    open();
    await fillIn();
    await send();
    const button = screen.getByRole('button', { name: 'Enviando...' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(fetchSpy).toHaveBeenCalledTimes(1);
  });

  it('keeps what was typed when there is no connection, and sends the same message again under the same key', async () => {
    for (let n = 0; n < 2; n += 1) fetchSpy.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    open();
    await fillIn();
    await send();
    expect(await screen.findByText(/^No hemos podido conectar y no sabemos si ha llegado\./)).toHaveTextContent(
      'Prueba otra vez: si ya estaba hecho, no se repite. Lo que has escrito está guardado en este dispositivo.',
    );
    expect(field('Mensaje')).toHaveValue('Hola, quiero ayudar en los talleres.');
    await send();
    await screen.findByText('Mensaje enviado.');
    const keys = sentKeys();
    expect(keys).toHaveLength(3);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(keys).size).toBe(1);
  });

  it('a message that was changed is looked for under the same key: the API knows whether the first had arrived', async () => {
    for (let n = 0; n < 2; n += 1) fetchSpy.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    open();
    await fillIn();
    await send();
    write('Mensaje', 'Hola, quiero ayudar en los talleres y en los eventos.');
    await send();
    await screen.findByText('Mensaje enviado.');
    expect(new Set(sentKeys()).size).toBe(1);
  });

  it.each([
    [429, 'too-many-requests', 'Has hecho demasiados intentos. Prueba de nuevo en 3 minutos.'],
    [500, 'internal', 'Algo ha fallado por nuestra parte (incidencia 1a2b3c4d). No has perdido nada.'],
  ])('after a %s says why', async (status, code, says) => {
    const message = status === 429 ? says : 'x';
    problem(status, { code, message, requestId: '1a2b3c4d-0000' }, { 'retry-after': '150' });
    open();
    await fillIn();
    await send();
    expect(await screen.findByText(says)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(field('Nombre')).toHaveValue('Persona de prueba');
  });

  it('shows at its field what only the API found', async () => {
    problem(400, {
      code: 'validation',
      message: 'x',
      fields: [{ field: 'attachment', message: 'El archivo tiene que ser PDF, PNG o JPG' }],
    });
    open();
    await fillIn();
    await send();
    await screen.findByRole('alert');
    expect(screen.getByLabelText(/Archivo/)).toHaveAccessibleDescription(/tiene que ser PDF, PNG o JPG/);
  });

  it('sends a file along, and refuses one that is too large before sending it', async () => {
    open();
    await fillIn();
    const input = screen.getByLabelText(/Archivo/);
    const big = new File(['x'], 'grande.png', { type: 'image/png' });
    Object.defineProperty(big, 'size', { value: 5 * 1024 * 1024 + 1 });
    await userEvent.upload(input, big);
    await send();
    expect(screen.getByRole('link', { name: 'El archivo no puede pasar de 5 MB' })).toBeInTheDocument();
    expect(fetchSpy).not.toHaveBeenCalled();
    await userEvent.upload(input, new File(['%PDF-1.7'], 'dosier.pdf', { type: 'application/pdf' }));
    await send();
    await screen.findByText('Mensaje enviado.');
    expect(sentBodies()[0].attachment).toEqual({ name: 'dosier.pdf', content: btoa('%PDF-1.7') });
  });

  it('never sends the session along', async () => {
    sessionStorage.setItem('authToken', 'ficha-de-prueba');
    open();
    await fillIn();
    await send();
    await screen.findByText('Mensaje enviado.');
    expect(fetchSpy.mock.calls[0]?.[1].headers).not.toHaveProperty('authorization');
  });
});

describe('a draft', () => {
  beforeEach(() => jest.useFakeTimers());
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('is kept two seconds after the last letter, and is there the next time', async () => {
    open();
    fireEvent.click(reason('Prensa'));
    write('Mensaje', 'Os escribo de una radio');
    await wait(1_900);
    expect(localStorage.getItem(draftKey)).toBeNull();
    await wait(200);
    expect(JSON.parse(localStorage.getItem(draftKey) ?? '')).toMatchObject({ message: 'Os escribo de una radio' });
    cleanup();
    open();
    expect(field('Mensaje')).toHaveValue('Os escribo de una radio');
    expect(reason('Prensa')).toBeChecked();
    expect(isVisitorHeld('/contacto')).toBe(true);
  });

  it('is gone once the message has been sent', async () => {
    localStorage.setItem(
      draftKey,
      JSON.stringify({
        reason: 'web',
        name: 'Ana',
        email: 'ana@example.com',
        company: '',
        talkDate: '',
        talkCity: '',
        message: 'La página de eventos no carga',
      }),
    );
    open();
    fireEvent.click(screen.getByRole('checkbox', { name: /He leído/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Enviar mensaje' }));
    await wait(50);
    expect(screen.getByText('Mensaje enviado.')).toBeInTheDocument();
    expect(localStorage.getItem(draftKey)).toBeNull();
  });

  it('of what concerns the code of conduct is never kept, and one that was there goes at once', async () => {
    open();
    write('Mensaje', 'Algo pasó en el evento');
    await wait(2_100);
    expect(localStorage.getItem(draftKey)).not.toBeNull();
    fireEvent.click(reason(/Código de conducta/));
    expect(localStorage.getItem(draftKey)).toBeNull();
    write('Mensaje', 'Algo pasó en el evento y quiero contarlo');
    await wait(10_000);
    fireEvent(window, new Event('pagehide'));
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('evento');
  });
});

describe('what had arrived though no answer came', () => {
  it('says so when she has changed it, and this one is sent when she asks again', async () => {
    open();
    await fillIn();
    problem(409, { code: 'conflict', message: 'Lo que enviaste antes ya nos había llegado.', sent: receipt });
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Lo que enviaste antes ya nos había llegado.');
    await send();
    await screen.findByText('Mensaje enviado.');
    expect(sentKeys()[1]).not.toBe(sentKeys()[0]);
  });
});

describe('the private channel', () => {
  it('takes a message without a name after anything that was typed before, and shows a reference', async () => {
    open();
    write('Nombre', 'Se coló');
    await userEvent.click(reason(/Código de conducta/));
    await userEvent.click(screen.getByRole('checkbox', { name: /de forma anónima/ }));
    expect(screen.queryByRole('textbox', { name: 'Nombre' })).toBeNull();
    write('Mensaje', 'Quiero contar algo que pasó.');
    await userEvent.click(screen.getByRole('checkbox', { name: /He leído/ }));
    await send();
    await screen.findByText('Mensaje enviado.');
    expect(screen.getByText('FC-7K3M-2QXD')).toBeInTheDocument();
    expect(screen.queryByText(/días laborables/)).toBeNull();
    expect(sentBodies()[0]).toMatchObject({ reason: 'conducta', anonymous: true, name: '', email: '' });
  });

  it('does not say that the text is stored when it could not be sent', async () => {
    for (let n = 0; n < 2; n += 1) fetchSpy.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    open('/contacto?motivo=conducta');
    await userEvent.click(screen.getByRole('checkbox', { name: /de forma anónima/ }));
    write('Mensaje', 'Quiero contar algo que pasó.');
    await userEvent.click(screen.getByRole('checkbox', { name: /He leído/ }));
    await send();
    expect(
      await screen.findByText(
        /^No hemos podido conectar y no sabemos si ha llegado.* Lo que has escrito sigue aquí\. Si no cambias nada, lo comprobamos/,
      ),
    ).toBeInTheDocument();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    await send();
    await screen.findByText('Mensaje enviado.');
    expect(new Set(sentKeys()).size).toBe(1);
  });

  it('shares no key with what she sends under her name', async () => {
    for (let n = 0; n < 2; n += 1) fetchSpy.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    open('/contacto?motivo=conducta');
    await userEvent.click(screen.getByRole('checkbox', { name: /de forma anónima/ }));
    write('Mensaje', 'Quiero contar algo que pasó.');
    await userEvent.click(screen.getByRole('checkbox', { name: /He leído/ }));
    await send();
    await screen.findByText(/no sabemos si ha llegado/);
    await userEvent.click(reason('La comunidad'));
    write('Nombre', 'Persona de prueba');
    write('Correo', 'persona@example.com');
    await send();
    await screen.findByText('Mensaje enviado.');
    expect(sentKeys()[2]).not.toBe(sentKeys()[0]);
  });

  it('has a quick way out, which the other reasons have not', async () => {
    open();
    expect(screen.queryByRole('link', { name: 'Salir rápido' })).toBeNull();
    await userEvent.click(reason(/Código de conducta/));
    expect(screen.getByRole('link', { name: 'Salir rápido' })).toBeInTheDocument();
  });
});
