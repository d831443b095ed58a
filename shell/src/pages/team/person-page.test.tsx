import { PageNotFound } from '@femcoders/platform';
import { screen } from '@testing-library/react';
import { PeopleApi, testPerson } from '../../../test/people-api.ts';
import { impatientQueryClient, renderPage } from '../../../test/render-page.tsx';
import * as personPage from './person-page.tsx';

const ana = testPerson('Ana Prueba', {
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

it('a person has a page with what she has told of herself, and the way back to the team', async () => {
  const api = new PeopleApi();
  api.people = [ana];
  renderPage(personPage, { api, path: '/equipo/:slug', address: '/equipo/ana-prueba' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Prueba' })).toBeInTheDocument();
  expect(screen.getByText('Una frase de prueba.')).toBeInTheDocument();
  expect(screen.getByText(/^Persona de prueba/)).toHaveTextContent('Persona de prueba · ella');
  expect(screen.getByRole('img', { name: 'Retrato de Ana Prueba' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'LinkedIn de Ana Prueba' })).toHaveAttribute('rel', 'noopener ugc');
  expect(screen.getByRole('link', { name: 'Todo el equipo' })).toHaveAttribute('href', '/equipo');
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
    description: 'Persona de prueba. Una frase de prueba.',
    trail: [{ name: 'Equipo', path: '/equipo' }],
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Person',
        name: 'Ana Prueba',
        jobTitle: 'Persona de prueba',
        url: 'https://example.org/equipo/ana-prueba',
        description: 'Una frase de prueba.',
        image: 'https://example.org/assets/portraits/retrato-01.png',
        knowsAbout: ['CSS'],
        sameAs: ['https://linkedin.example/ana'],
      },
    ],
  });
});
