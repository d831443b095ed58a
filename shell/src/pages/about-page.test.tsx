import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../test/render-at.tsx';
import { Page } from './about-page.tsx';

const path = '/femcoders-quienes-somos';

function open() {
  renderAt(path, { [path]: Page });
}

describe('the about page', () => {
  it('leads to the events and the team, to resources, the welcome, the news and contact', () => {
    open();
    for (const [name, address] of [
      ['Ven a un evento', '/eventos'],
      ['Conoce al equipo', '/equipo'],
      ['recursos', '/blog/recursos'],
      ['bienvenida', '/noticias/Bienvenido2025'],
      ['noticias', '/blog/noticias'],
      ['escríbenos', '/contacto'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
    }
  });

  it('turns the cards of mission and vision with Enter, and back with Escape', async () => {
    open();
    const user = userEvent.setup();
    for (const [open, text] of [
      ['Leer nuestra misión', /más mujeres entren en los oficios digitales/],
      ['Leer nuestra visión', /no sea noticia/],
    ] as const) {
      const card = within(screen.getByText(text).closest('article') as HTMLElement);
      const turn = card.getByRole('button', { name: open });
      turn.focus();
      await user.keyboard('{Enter}');
      expect(card.getByRole('button', { name: 'Volver' })).toHaveFocus();
      await user.keyboard('{Escape}');
      expect(turn).toHaveFocus();
    }
  });

  it('calls to join, by the name of the club', () => {
    open();
    expect(screen.getByRole('link', { name: 'Únete a FemCoders Club' })).toHaveAttribute('href', '/register');
  });
});

describe('the carousel of values', () => {
  const names = [
    'Equidad',
    'Inclusión',
    'Visibilidad',
    'Desarrollo profesional',
    'Colaboración',
    'Empoderamiento',
    'Diversidad',
    'Ética',
    'Innovación',
    'Equilibrio entre vida laboral y personal',
    'Responsabilidad social',
  ];

  beforeEach(() => {
    jest.useFakeTimers();
    open();
  });
  afterEach(() => jest.useRealTimers());

  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  const shown = () =>
    screen.getAllByRole('group', { name: /^\d+ de 11$/ }).flatMap((slide) =>
      slide.hasAttribute('inert')
        ? []
        : within(slide)
            .getAllByRole('heading')
            .map(({ textContent }) => textContent),
    );

  it('holds the eleven in their order', () => {
    const region = screen.getByRole('region', { name: 'Nuestros valores' });
    expect([...region.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(names);
    expect(shown()).toEqual(['Equidad']);
  });

  it('goes on by itself every five seconds, and from the last to the first', () => {
    wait(4999);
    expect(shown()).toEqual(['Equidad']);
    wait(1);
    expect(shown()).toEqual(['Inclusión']);
    wait(9 * 5000);
    expect(shown()).toEqual(['Responsabilidad social']);
    wait(5000);
    expect(shown()).toEqual(['Equidad']);
  });

  it('counts five seconds again after a move by hand', () => {
    wait(4000);
    press('Diapositiva siguiente');
    expect(shown()).toEqual(['Inclusión']);
    wait(4999);
    expect(shown()).toEqual(['Inclusión']);
    wait(1);
    expect(shown()).toEqual(['Visibilidad']);
  });

  it('takes no other move for half a second after one', () => {
    press('Diapositiva siguiente');
    wait(499);
    press('Diapositiva siguiente');
    press('11 de 11: Responsabilidad social');
    expect(shown()).toEqual(['Inclusión']);
    wait(1);
    press('11 de 11: Responsabilidad social');
    expect(shown()).toEqual(['Responsabilidad social']);
  });

  it('stays where it is once it is paused', () => {
    press('Pausar el carrusel');
    wait(60_000);
    expect(shown()).toEqual(['Equidad']);
  });
});

describe('"Nuestras Ideas"', () => {
  const names = [
    'Directorio de Miembros',
    'Espacios de Colaboración y Desarrollo',
    'Alianzas Estratégicas',
    'Eventos Tecnológicos en Vivo',
    'Mentorías',
    'Recursos y Herramientas',
    'Espacios de Networking',
    'Grupos de Interés Especial',
    'Programas de Emprendimiento',
    'Actividades de Concientización',
    'Comunidad Virtual',
  ];

  it('are eleven, closed at first', () => {
    open();
    const list = within(screen.getByRole('region', { name: 'Nuestras Ideas' }));
    expect(list.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(names);
    expect(openIdeas()).toEqual([]);
  });

  // jsdom does not scroll.
  beforeAll(() => {
    Element.prototype.scrollIntoView = jest.fn();
  });

  it('open one at a time, and the open one closes when it is pressed again', async () => {
    open();
    const user = userEvent.setup();
    await user.click(screen.getByText('Mentorías'));
    expect(openIdeas()).toEqual(['Mentorías']);
    await user.click(screen.getByText('Alianzas Estratégicas'));
    expect(openIdeas()).toEqual(['Alianzas Estratégicas']);
    await user.click(screen.getByText('Alianzas Estratégicas'));
    expect(openIdeas()).toEqual([]);
  });

  it('each say where one takes part', () => {
    open();
    const region = screen.getByRole('region', { name: 'Nuestras Ideas' });
    for (const name of names) {
      const idea = within(region).getByText(name).closest('details');
      expect(idea?.querySelector('a[href^="/"], a[href^="https://slack.com/"]')).not.toBeNull();
    }
  });

  function openIdeas() {
    return [...document.querySelectorAll('details[open] h3')].map((heading) => heading.textContent);
  }
});
