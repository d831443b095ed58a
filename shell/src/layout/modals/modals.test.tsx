import { retention } from '@femcoders/contracts/retention';
import { closeModal, Link } from '@femcoders/platform';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nobodyIsLoggedIn, renderAt } from '../../../test/render-at.tsx';
import { Layout } from '../layout.tsx';
import { namedUnder } from './collected-data.tsx';
import { storedKeys } from './stored-keys.ts';

const scrollIntoView = jest.fn();

beforeAll(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

beforeEach(() => {
  localStorage.setItem('cookiesRejected', 'true');
  nobodyIsLoggedIn();
  closeModal();
  scrollIntoView.mockClear();
});

const Home = () => (
  <>
    <h1>Portada</h1>
    <Link to="/blog">Ir al blog</Link>
  </>
);
const Login = () => <h1>Iniciar sesión</h1>;
const open = () =>
  renderAt('/', { '/': Home, '/login': Login, '/blog': Login }, { frame: (page) => <Layout>{page}</Layout> });

const footerLink = (name: string) => within(screen.getByRole('contentinfo')).getByRole('link', { name });
const modal = (name: string) => screen.findByRole('dialog', { name });

async function openFromFooter(label: string, title = label) {
  open();
  await userEvent.click(footerLink(label));
  return modal(title);
}

const openPrivacy = () => openFromFooter('Política de privacidad', 'Política de Privacidad y Términos de Uso');
const openFaq = () => openFromFooter('Preguntas frecuentes', 'Preguntas Frecuentes');

describe('the footer', () => {
  it.each([
    ['Política de cookies', 'Política de cookies', 'Aceptar'],
    ['Política de privacidad', 'Política de Privacidad y Términos de Uso', 'Aceptar'],
    ['Preguntas frecuentes', 'Preguntas Frecuentes', 'Cerrar'],
  ])(
    '"%s" opens "%s", which closes with its button, its x and Escape, and gives the focus back',
    async (label, title, button) => {
      open();
      const opener = footerLink(label);
      const ways = [
        () => userEvent.click(screen.getAllByRole('button', { name: button }).at(-1) as HTMLElement),
        () => userEvent.click(screen.getAllByRole('button', { name: 'Cerrar' })[0] as HTMLElement),
        () => userEvent.keyboard('{Escape}'),
      ];
      for (const close of ways) {
        await userEvent.click(opener);
        expect(await modal(title)).toBeVisible();
        await close();
        expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
        expect(opener).toHaveFocus();
      }
    },
  );
});

describe('a modal', () => {
  it('closes when the reader goes to another page by other means, as with the browser back', async () => {
    await openFaq();
    fireEvent.click(screen.getByText('Ir al blog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('the cookie policy', () => {
  const ofRemote = {
    key: 'offerDraft:<oferta>',
    where: 'local',
    why: 'La oferta que has empezado a escribir.',
    howLong: 'Hasta que la envías',
  };

  /** Sets the answers of the shell's server about the remotes, one answer after another. */
  function serverAnswers(...answers: (() => Promise<unknown>)[]) {
    const left = [...answers];
    const ask = jest.fn((_path: string) => left.shift()?.());
    jest.spyOn(globalThis, 'fetch').mockImplementation(ask as unknown as typeof fetch);
    return ask;
  }
  const answer = (body: unknown) => async () => ({ ok: true, json: async () => body });
  const unavailable = async () => ({ ok: false, status: 503 });

  afterEach(() => jest.restoreAllMocks());

  it('names every key that is stored, with its place and how long it stays', async () => {
    const ask = serverAnswers(answer({ keys: [ofRemote], complete: true }));
    const policy = await openFromFooter('Política de cookies');
    expect(await within(policy).findByText('La lista está completa.')).toBeVisible();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(ask.mock.calls[0]?.[0]).toBe('/mf/stored.json');
    for (const { key, why, howLong } of [...storedKeys, ofRemote]) {
      const row = within(policy).getByText(key).closest('div');
      expect(row).toHaveTextContent(why);
      expect(row).toHaveTextContent(howLong);
    }
    expect(within(policy).getByText(ofRemote.key).closest('div')).toHaveTextContent('En este navegador.');
  });

  it('groups the keys by what they are for, each group folded with its number', async () => {
    serverAnswers(answer({ keys: [ofRemote, { ...ofRemote, key: 'codeWrap', purpose: 'choice' }], complete: true }));
    const policy = await openFromFooter('Política de cookies');
    await within(policy).findByText('La lista está completa.');
    const chosen = storedKeys.filter(({ purpose }) => purpose === 'choice').length + 1;
    const group = within(policy).getByText(`Para recordar lo que eliges (${chosen})`).closest('details');
    expect(group).not.toHaveAttribute('open');
    expect(group).toHaveTextContent('codeWrap');
    expect(within(policy).getByText('Para otras cosas de una sección (1)').closest('details')).toHaveTextContent(
      ofRemote.key,
    );
    expect(storedKeys.filter(({ purpose }) => !purpose)).toEqual([]);
  });

  it('asks for what the sections store only when it is opened, and says that it is on its way', async () => {
    const ask = serverAnswers(() => new Promise(() => {}));
    open();
    expect(ask).not.toHaveBeenCalled();
    await userEvent.click(footerLink('Política de cookies'));
    const policy = await modal('Política de cookies');
    expect(within(policy).getByRole('status')).toHaveTextContent('lo estamos trayendo');
    expect(within(policy).getByText('authToken')).toBeInTheDocument();
  });

  it('says what is missing when it does not come, and "Reintentar" loads it', async () => {
    serverAnswers(unavailable, answer({ keys: [ofRemote], complete: true }));
    const policy = await openFromFooter('Política de cookies');
    const state = within(policy).getByRole('status');
    await waitFor(() => expect(state).toHaveTextContent('No hemos podido traer lo que guarda cada sección.'));
    expect(within(policy).getByText('authToken')).toBeInTheDocument();
    await userEvent.click(within(policy).getByRole('button', { name: 'Reintentar' }));
    expect(await within(policy).findByText(ofRemote.key)).toBeInTheDocument();
    expect(state).toHaveTextContent('La lista está completa.');
    expect(state).toHaveFocus();
  });

  it('claims no complete list while a section does not say what it stores', async () => {
    serverAnswers(answer({ keys: [ofRemote], complete: false }));
    const policy = await openFromFooter('Política de cookies');
    expect(await within(policy).findByText(/^Puede faltar algo/)).toBeVisible();
    expect(within(policy).queryByText('La lista está completa.')).not.toBeInTheDocument();
  });

  it('switches to the privacy policy and back: one closes, the other opens', async () => {
    await openFromFooter('Política de cookies');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Política de privacidad' }));
    expect(screen.getAllByRole('dialog')).toEqual([await modal('Política de Privacidad y Términos de Uso')]);

    await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Política de cookies' }));
    expect(screen.getAllByRole('dialog')).toEqual([await modal('Política de cookies')]);

    await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(footerLink('Política de cookies')).toHaveFocus();
  });
});

describe('the privacy policy', () => {
  it('is short at first; "Saber más" shows the rest, from the top, with the focus on the text', async () => {
    const policy = await openPrivacy();
    expect(within(policy).queryByRole('heading', { name: 'Contacto' })).not.toBeInTheDocument();
    const body = within(policy).getByRole('region');
    body.scrollTop = 80;

    await userEvent.click(within(policy).getByRole('button', { name: 'Saber más' }));
    expect(
      within(policy)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Quién responde de tus datos',
      'Qué datos recogemos',
      'Para qué los usamos',
      'Cuánto los guardamos',
      'Con quién los compartimos',
      'Cookies y rastreo',
      'Fotos y vídeos de los eventos',
      'Enlaces a otras webs',
      'Correos',
      'Seguridad',
      'Tus derechos',
      'Términos de uso',
      'Cambios en esta política',
      'Contacto',
    ]);
    expect(body.scrollTop).toBe(0);
    expect(body).toHaveFocus();
    expect(within(policy).queryByRole('button', { name: 'Saber más' })).not.toBeInTheDocument();
  });

  it('says of all that goes by itself how long it is kept, from the table that its jobs read', async () => {
    const policy = await openPrivacy();
    await userEvent.click(within(policy).getByRole('button', { name: 'Saber más' }));
    for (const { what, amount, since } of Object.values(retention))
      expect(within(policy).getByText(what).closest('div')).toHaveTextContent(new RegExp(`${amount} .* ${since}`));
  });

  it('names every kind of data that a member can have a copy of', async () => {
    const policy = await openPrivacy();
    await userEvent.click(within(policy).getByRole('button', { name: 'Saber más' }));
    for (const words of Object.values(namedUnder))
      expect(within(policy).getByText(words, { selector: 'strong' })).toBeInTheDocument();
  });

  it('marks what only the community can fill in', async () => {
    const policy = await openPrivacy();
    await userEvent.click(within(policy).getByRole('button', { name: 'Saber más' }));
    expect(
      within(policy)
        .getAllByText(/^\[Por completar: /)
        .map(({ textContent }) => textContent),
    ).toEqual(['[Por completar: nombre o razón social]', '[Por completar: número de identificación fiscal]']);
  });

  it('is short again the next time', async () => {
    const policy = await openPrivacy();
    await userEvent.click(within(policy).getByRole('button', { name: 'Saber más' }));
    await userEvent.click(within(policy).getByRole('button', { name: 'Aceptar' }));
    await userEvent.click(footerLink('Política de privacidad'));
    expect(await screen.findByRole('button', { name: 'Saber más' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Contacto' })).not.toBeInTheDocument();
  });
});

describe('the questions', () => {
  const questions = () => screen.getAllByRole('heading', { level: 3 });
  const itemOf = (question: HTMLElement) => question.closest('details') as HTMLDetailsElement;
  const openOnes = () => questions().filter((question) => itemOf(question).open);

  it('are eight, all closed', async () => {
    await openFaq();
    expect(questions()).toHaveLength(8);
    expect(openOnes()).toEqual([]);
  });

  it('open one at a time, and the open one closes when it is pressed again', async () => {
    await openFaq();
    const [first, second] = questions() as [HTMLElement, HTMLElement];
    await userEvent.click(first);
    expect(openOnes()).toEqual([first]);
    await userEvent.click(second);
    expect(openOnes()).toEqual([second]);
    await userEvent.click(second);
    expect(openOnes()).toEqual([]);
  });

  it('lead to the login page, which closes them', async () => {
    const { where } = open();
    await userEvent.click(footerLink('Preguntas frecuentes'));
    await modal('Preguntas Frecuentes');
    await userEvent.click(screen.getByRole('heading', { name: '¿Cómo me uno?' }));
    await userEvent.click(screen.getByRole('link', { name: 'página de acceso' }));
    await waitFor(() => expect(where()).toBe('/login'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('open again with none open', async () => {
    await openFaq();
    await userEvent.click(questions()[2] as HTMLElement);
    await userEvent.click(screen.getAllByRole('button', { name: 'Cerrar' }).at(-1) as HTMLElement);
    await userEvent.click(footerLink('Preguntas frecuentes'));
    await modal('Preguntas Frecuentes');
    expect(openOnes()).toEqual([]);
  });
});
