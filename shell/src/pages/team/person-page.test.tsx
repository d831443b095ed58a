import { impatientQueryClient, renderPage } from '@femcoders/kit/test/render-page';
import { PageNotFound } from '@femcoders/platform';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PeopleApi, testPerson } from '../../../test/people-api.ts';
import * as personPage from './person-page.tsx';

const ana = testPerson('Ana Prueba', {
  title: 'Ingeniera de prueba',
  pronouns: 'ella',
  summary: 'Una frase de prueba.',
  topics: ['CSS'],
  links: { linkedin: 'https://linkedin.example/ana', github: null, web: null },
  portrait: '/assets/portraits/retrato-01.png',
});

function loadArgs(api: PeopleApi, slug: string) {
  const url = new URL(`https://example.org/equipo/${slug}`);
  const signal = new AbortController().signal;
  return { api, queryClient: impatientQueryClient(), params: { slug }, url, signal };
}

it('a person has a page with what she has written of herself, and the way back to the team', async () => {
  const api = new PeopleApi();
  api.people = [ana];
  api.people.push(testPerson('Berta Prueba'), testPerson('Gala Prueba', { group: 'mentor' }));
  renderPage(personPage, '/equipo/:slug', api, '/equipo/ana-prueba');
  await screen.findByText('Ana Prueba');
  expect(screen.getByText('Una frase de prueba.')).toBeInTheDocument();
  expect(screen.getByText(/^Ingeniera de prueba/)).toHaveTextContent('Ingeniera de prueba · ella');
  expect(screen.getByRole('img', { name: 'Retrato de Ana Prueba' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'LinkedIn de Ana Prueba' })).toHaveAttribute('rel', 'noopener ugc');
  expect(screen.getByRole('link', { name: 'Todo el equipo' })).toHaveAttribute('href', '/equipo');
  const colleagues = within(screen.getByRole('region', { name: 'Más promotoras' }));
  expect(colleagues.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Berta Prueba']);
});

it('the page of a person who stands alone in her group, or whose group does not come, is whole without the others', async () => {
  for (const fails of [false, true]) {
    const api = new PeopleApi();
    api.people = [ana, testPerson('Gala Prueba', { group: 'mentor' })];
    if (fails) api.fails.add('promoter');
    const { unmount } = renderPage(personPage, '/equipo/:slug', api, '/equipo/ana-prueba');
    await screen.findByText('Ana Prueba');
    expect(screen.queryByRole('region', { name: 'Más promotoras' })).not.toBeInTheDocument();
    unmount();
  }
});

it('from person to person one walks past the whole group', async () => {
  const api = new PeopleApi();
  api.people = ['Ana', 'Berta', 'Carla', 'Dora', 'Eva'].map((name) => testPerson(name));
  renderPage(personPage, '/equipo/:slug', api, '/equipo/dora');
  const next = async () =>
    within(await screen.findByRole('region', { name: 'Más promotoras' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(await next()).toEqual(['Eva', 'Ana', 'Berta']);
  await userEvent.click(screen.getByRole('link', { name: 'Eva' }));
  await screen.findByRole('heading', { level: 1, name: 'Eva' });
  expect(await next()).toEqual(['Ana', 'Berta', 'Carla']);
});

it('a speaker, whom /eventos shows, has no page in the team', async () => {
  const api = new PeopleApi();
  api.people = [testPerson('Olga Prueba', { group: 'speaker' })];
  await expect(personPage.loader(loadArgs(api, 'olga-prueba'))).rejects.toThrow(PageNotFound);
});

it('nobody of that name is a page that does not exist; an API that does not answer is a failure', async () => {
  const api = new PeopleApi();
  await expect(personPage.loader(loadArgs(api, 'nadie'))).rejects.toThrow(PageNotFound);
  api.fails.add('ana-prueba');
  await expect(personPage.loader(loadArgs(api, 'ana-prueba'))).rejects.not.toThrow(PageNotFound);
});

it('says who she is to search engines', async () => {
  const api = new PeopleApi();
  api.people = [ana];
  const args = loadArgs(api, 'ana-prueba');
  await personPage.loader(args);
  expect(personPage.head(args)).toEqual({
    title: 'Ana Prueba',
    description: 'Ana Prueba, en el equipo. Ingeniera de prueba. Una frase de prueba.',
    trail: [{ name: 'Equipo', path: '/equipo' }],
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Person',
        name: 'Ana Prueba',
        jobTitle: 'Ingeniera de prueba',
        url: 'https://example.org/equipo/ana-prueba',
        description: 'Una frase de prueba.',
        image: 'https://example.org/assets/portraits/retrato-01.png',
        knowsAbout: ['CSS'],
        sameAs: ['https://linkedin.example/ana'],
      },
    ],
  });
});
