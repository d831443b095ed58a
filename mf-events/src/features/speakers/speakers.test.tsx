import { renderPage } from '@femcoders/kit/test/render-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoEvents, demoSpeakers, EventsApi } from '../../../test/events-api.ts';
import * as eventsPage from '../../pages/events-page.tsx';

const renderEventsPage = (api: EventsApi) => renderPage(eventsPage, '/eventos', api);

const carousel = () => screen.findByRole('region', { name: 'Ponentes' });
const slideOf = (name: string) => screen.getByText(name).closest('[aria-roledescription="diapositiva"]') as HTMLElement;
const isShown = (name: string) => slideOf(name).dataset.offset === '0';

/** Returns the visible speakers, with how their pictures load. */
const pictures = (region: HTMLElement) =>
  Object.fromEntries(
    within(region)
      .getAllByAltText(/^Retrato de Ponente/)
      .map((image) => [Number(image.getAttribute('alt')?.match(/\d+/)), image.getAttribute('loading')]),
  );

let api: EventsApi;
beforeEach(() => {
  api = new EventsApi();
  api.past = demoEvents('p', 1);
  api.speakers = demoSpeakers(35);
});

describe('the speakers', () => {
  test('have a picture within two positions of the one shown, and those next to her load at once', async () => {
    renderEventsPage(api);
    const region = await carousel();
    expect(pictures(region)).toEqual({ 34: 'lazy', 35: 'eager', 1: 'eager', 2: 'eager', 3: 'lazy' });
    expect(region.querySelector('[fetchpriority]')).toBeNull();
    await userEvent.click(within(region).getByRole('button', { name: 'Diapositiva siguiente' }));
    expect(pictures(region)).toEqual({ 35: 'lazy', 1: 'eager', 2: 'eager', 3: 'eager', 4: 'lazy' });
  });

  test('are turned with the arrow keys, round both ends, and stopped and started with Space', async () => {
    renderEventsPage(api);
    const region = await carousel();
    act(() => within(region).getByRole('group', { name: 'Diapositivas' }).focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(isShown('Ponente 35')).toBe(true);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(isShown('Ponente 2')).toBe(true);
    await userEvent.keyboard(' ');
    expect(within(region).getByRole('button', { name: 'Reproducir el carrusel' })).toBeInTheDocument();
    await userEvent.keyboard(' ');
    expect(within(region).getByRole('button', { name: 'Pausar el carrusel' })).toBeInTheDocument();
  });

  test('begin with whom the address names, as the search leads to her', async () => {
    renderPage(eventsPage, '/eventos', api, '/eventos#ponente-ponente-3');
    await carousel();
    await waitFor(() => expect(isShown('Ponente 3')).toBe(true));
    expect(slideOf('Ponente 3').querySelector('figure')).toHaveAttribute('id', 'ponente-ponente-3');
  });

  test('who has no portrait is drawn as the panot of her name', async () => {
    api.speakers = demoSpeakers(1).map((speaker) => ({ ...speaker, portrait: null }));
    renderEventsPage(api);
    expect((await carousel()).querySelector('figure svg')).toBeInTheDocument();
    expect(screen.queryByAltText(/^Retrato/)).not.toBeInTheDocument();
  });

  test('when there is none, there is no carousel', async () => {
    api.speakers = [];
    renderEventsPage(api);
    await screen.findByRole('heading', { name: 'Evento de demostración p1' });
    expect(screen.queryByText('Suben al escenario')).not.toBeInTheDocument();
  });

  test('on their way, their place says so, and the events do not wait', async () => {
    api.speakers = 'hangs';
    renderEventsPage(api);
    await screen.findByRole('heading', { name: 'Evento de demostración p1' });
    expect(screen.getByRole('region', { name: 'Suben al escenario' })).toHaveTextContent('Cargando ponentes…');
  });

  test('that cannot be loaded cost only themselves, and "Reintentar" loads them', async () => {
    api.speakers = 'fails';
    renderEventsPage(api);
    await screen.findByText('No hemos podido cargar las ponentes');
    expect(screen.getByRole('heading', { name: 'Evento de demostración p1' })).toBeInTheDocument();
    api.speakers = demoSpeakers(35);
    await userEvent.click(screen.getByRole('link', { name: 'Reintentar' }));
    expect(await carousel()).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Suben al escenario' })).toHaveFocus();
  });
});
