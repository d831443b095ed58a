import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Accordion } from './accordion.tsx';

const scrollIntoView = jest.fn();
beforeAll(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

const items = [
  { id: 'una', title: 'Una idea', content: <p>La primera</p> },
  { id: 'otra', title: 'Otra idea', content: <p>La segunda</p> },
];
const press = (name: string) => userEvent.click(screen.getByRole('heading', { name }));
const openOnes = () => [...document.querySelectorAll('details[open] h3')].map(({ textContent }) => textContent);

describe('an accordion', () => {
  it('shows titles, all closed', () => {
    render(<Accordion items={items} />);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Una idea',
      'Otra idea',
    ]);
    expect(screen.getByText('La primera')).not.toBeVisible();
  });

  it('opens one at a time, and closes the open one when it is pressed again', async () => {
    render(<Accordion items={items} />);
    await press('Una idea');
    expect(screen.getByText('La primera')).toBeVisible();
    await press('Otra idea');
    expect(openOnes()).toEqual(['Otra idea']);
    expect(scrollIntoView.mock.contexts.at(-1)).toBe(screen.getByText('La segunda').closest('details'));
    await press('Otra idea');
    expect(openOnes()).toEqual([]);
  });

  it('leaves other accordions alone', async () => {
    render(
      <>
        <Accordion items={items} />
        <Accordion items={[{ id: 'aparte', title: 'Aparte', content: 'Lo mío' }]} headingLevel={2} />
      </>,
    );
    await press('Una idea');
    await press('Aparte');
    expect(openOnes()).toEqual(['Una idea']);
    expect(screen.getByText('Lo mío')).toBeVisible();
  });

  it('works without scripts: the server’s HTML holds every text, in one group that the browser keeps', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<Accordion items={items} name="ideas" />);
    expect([...page.querySelectorAll('details')].map((item) => [item.getAttribute('name'), item.open])).toEqual([
      ['ideas', false],
      ['ideas', false],
    ]);
    expect(page).toHaveTextContent('La segunda');
  });
});
