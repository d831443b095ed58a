import { impatientQueryClient, renderPage } from '@femcoders/kit/test/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PeopleApi, testPerson } from '../../../test/people-api.ts';
import * as teamPage from './team-page.tsx';

let api: PeopleApi;
beforeEach(() => {
  api = new PeopleApi();
});

const open = (address = '/equipo') => renderPage(teamPage, '/equipo', api, address);
const names = (group: string) =>
  within(screen.getByRole('region', { name: group }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => testPerson(`Promotora ${String(index + 1).padStart(2, '0')}`));

describe('the team', () => {
  it('stands in its groups, each person leading to her own page', async () => {
    api.people = [
      testPerson('Ana Prueba', { group: 'cofounder' }),
      testPerson('Íris Prueba', { slug: 'iris' }),
      testPerson('Núria Prueba', { group: 'mentor', topics: ['CSS', 'Datos'] }),
      testPerson('Olga Prueba', { group: 'speaker' }),
    ];
    open();
    await screen.findByText('Ana Prueba');
    expect(screen.getByRole('heading', { level: 1, name: 'El equipo que abre la puerta' })).toBeInTheDocument();
    expect(names('Cofundadoras')).toEqual(['Ana Prueba']);
    expect(names('Promotoras')).toEqual(['Íris Prueba', 'Este bloque está libre']);
    expect(names('Mentoras')).toEqual(['Núria Prueba']);
    expect(screen.getByRole('link', { name: 'Íris Prueba' })).toHaveAttribute('href', '/equipo/iris');
    const topics = within(screen.getByRole('list', { name: 'Temas de Núria Prueba' })).getAllByRole('listitem');
    expect(topics.map(({ textContent }) => textContent)).toEqual(['CSS', 'Datos']);
    expect(screen.queryByText('Olga Prueba')).not.toBeInTheDocument();
  });

  it('shows a portrait by its name, and anyone who has none as a drawing that says nothing', async () => {
    api.people = [
      testPerson('Ana Prueba', { portrait: '/assets/portraits/retrato-01.png' }),
      testPerson('Berta Prueba'),
    ];
    open();
    expect(await screen.findByAltText('Retrato de Ana Prueba')).toHaveAttribute(
      'src',
      '/assets/portraits/retrato-01.png',
    );
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it('gives the addresses that she has given, and no empty ones', async () => {
    const links = { linkedin: 'https://linkedin.example/ana', github: null, web: 'https://ana.example' };
    api.people = [testPerson('Ana Prueba', { group: 'cofounder', links })];
    open();
    expect(await screen.findByRole('link', { name: 'LinkedIn de Ana Prueba' })).toHaveAttribute('href', links.linkedin);
    expect(screen.getByRole('link', { name: 'Web de Ana Prueba' })).toHaveAttribute('href', links.web);
    expect(screen.queryByRole('link', { name: 'GitHub de Ana Prueba' })).not.toBeInTheDocument();
  });

  it('leaves out a group without anybody, in the parts of the page too', async () => {
    api.people = [testPerson('Ana Prueba', { group: 'cofounder' })];
    open();
    await screen.findByText('Ana Prueba');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Promotoras' })).not.toBeInTheDocument());
    const parts = within(screen.getByRole('navigation', { name: 'Partes del equipo' })).getAllByRole('link');
    expect(parts.map(({ textContent }) => textContent)).toEqual(['Cofundadoras', 'Súmate']);
  });

  it('that nobody is in yet says so and leads to the Slack', async () => {
    open();
    expect(await screen.findByText('Estamos preparando las presentaciones')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Saludar en el Slack' })).toHaveAttribute('href', 'https://slack.com/');
    expect(screen.getByRole('heading', { name: 'Súmate como promotora' })).toBeInTheDocument();
  });
});

describe('anyone who wants to help', () => {
  it('reads how to become a promoter and what one does', async () => {
    open();
    const call = within(await screen.findByRole('region', { name: 'Súmate como promotora' }));
    const [steps, tasks] = call.getAllByRole('list').map((list) => within(list).getAllByRole('listitem'));
    expect(steps?.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Entra en el Slack/),
      expect.stringMatching(/^Preséntate en el canal de nuevas/),
      expect.stringMatching(/^Di que quieres ser promotora/),
    ]);
    expect(tasks).toHaveLength(4);
    expect(call.getByRole('link', { name: 'Unirme al Slack' })).toHaveAttribute('href', 'https://slack.com/');
  });

  it('from a company finds the four ways and where to say which', async () => {
    open();
    const companies = within(await screen.findByRole('region', { name: '¿Vienes de una empresa?' }));
    expect(companies.getAllByRole('listitem')).toHaveLength(4);
    expect(companies.getByRole('link', { name: 'Hablar de patrocinio' })).toHaveAttribute(
      'href',
      '/contacto?motivo=patrocinio',
    );
  });
});

describe('a long group', () => {
  it('comes in pages, and a turned page takes the focus to the title above', async () => {
    api.people = many(41);
    const { router } = open();
    await screen.findByText('Promotora 20');
    const pages = within(screen.getByRole('navigation', { name: 'Páginas de promotoras' }));
    expect(pages.getByText('Anterior')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(pages.getByText('Siguiente'));
    await screen.findByText('Promotora 21');
    expect(screen.queryByText('Promotora 20')).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('?promotoras=2');
    expect(screen.getByText('Promotoras', { selector: 'h2' })).toHaveFocus();
  });

  it('ends, and can be turned back from there', async () => {
    api.people = many(41);
    open('/equipo?promotoras=3');
    await screen.findByText('Promotora 41');
    expect(names('Promotoras')).toEqual(['Promotora 41', 'Este bloque está libre']);
    expect(screen.getByText('Siguiente')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByText('Anterior'));
    await screen.findByText('Promotora 21');
  });

  it('ends where its last page is full', async () => {
    api.people = many(20);
    open();
    await screen.findByText('Promotora 20');
    await waitFor(() => expect(screen.queryByRole('navigation', { name: /Páginas/ })).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Este bloque está libre' })).toBeInTheDocument();
  });

  it('has a way back from beyond its end', async () => {
    api.people = many(3);
    open('/equipo?promotoras=9');
    await userEvent.click(await screen.findByRole('link', { name: 'Volver al principio' }));
    await screen.findByText('Promotora 01');
  });
});

describe('a group that cannot be fetched', () => {
  const failed = 'No hemos podido cargar esta parte del equipo';

  it('says so in its place; the others stay, and so does the call', async () => {
    api.people = [testPerson('Ana Prueba', { group: 'cofounder' })];
    api.fails.add('promoter');
    open();
    const promoters = await screen.findByRole('region', { name: 'Promotoras' });
    expect(await within(promoters).findByText(failed)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Ana Prueba' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Súmate como promotora' })).toBeInTheDocument();
    expect(screen.queryByText('Estamos preparando las presentaciones')).not.toBeInTheDocument();
  });

  it('comes with "Reintentar", which takes the focus to its title', async () => {
    api.fails.add('promoter');
    open();
    await screen.findByText(failed);
    api.fails.clear();
    api.people = many(1);
    await userEvent.click(screen.getByRole('link', { name: 'Reintentar' }));
    await screen.findByText('Promotora 01');
    expect(screen.queryByText(failed)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Promotoras' })).toHaveFocus();
  });

  it('keeps its message while another try is on its way, and when that fails too', async () => {
    api.fails.add('mentor');
    const { queryClient } = open();
    await screen.findByText(failed);
    api.fails.clear();
    api.hangs.add('mentor');
    await userEvent.click(screen.getByRole('link', { name: 'Reintentar' }));
    expect(screen.getByRole('link', { name: 'Reintentando…' })).toHaveFocus();
    expect(screen.getByText(failed)).toBeInTheDocument();

    api.fails.add('mentor');
    await queryClient.cancelQueries();
    await userEvent.click(await screen.findByRole('link', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Reintentar' })).toHaveFocus());
    expect(screen.getByText(failed)).toBeInTheDocument();
  });

  it('says that it is loading while nothing has come', async () => {
    api.hangs.add('cofounder');
    open();
    const founders = await screen.findByRole('region', { name: 'Cofundadoras' });
    expect(within(founders).getByText('Cargando el equipo…')).toBeInTheDocument();
    expect(founders).toHaveAttribute('aria-busy', 'true');
  });
});

describe('what the page says of itself', () => {
  const args = { params: {}, url: new URL('https://example.org/equipo') };

  it('is who the people are, for search engines', () => {
    const queryClient = impatientQueryClient();
    queryClient.setQueryData(['people', 'promoter', 1], [testPerson('Ana Prueba', { topics: ['CSS'] })]);
    queryClient.setQueryData(['people', 'mentor', 1], null);
    expect(teamPage.head({ ...args, queryClient }).structuredData).toEqual([
      {
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'Person',
            name: 'Ana Prueba',
            jobTitle: 'Persona de prueba',
            url: 'https://example.org/equipo/ana-prueba',
            knowsAbout: ['CSS'],
          },
        ],
      },
    ]);
  });

  it('does without people that are not known', () => {
    expect(teamPage.head({ ...args, queryClient: impatientQueryClient() })).toMatchObject({
      title: 'Equipo',
      structuredData: [],
    });
  });
});
