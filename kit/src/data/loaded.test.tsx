import { render, screen } from '@testing-library/react';
import { type Answer, Loaded } from './loaded.tsx';

const answer = (part: Partial<Answer<string[]>>) =>
  ({ data: undefined, error: null, isFetching: false, refetch: () => {}, ...part }) as Answer<string[]>;
const failing = answer({ error: new Error('No hemos podido conectar.') });
const talks = (data: string[]) => <p>{data.join()}</p>;

test('a part of which nothing is said when it fails leaves no trace', () => {
  const { container, rerender } = render(<Loaded query={answer({})}>{talks}</Loaded>);
  expect(screen.getByText('Cargando…')).toBeInTheDocument();
  rerender(<Loaded query={failing}>{talks}</Loaded>);
  expect(container).toBeEmptyDOMElement();
  rerender(<Loaded query={answer({ data: ['Grid'] })}>{talks}</Loaded>);
  expect(screen.getByText('Grid')).toBeInTheDocument();
});

test('a page that is of use without what is missing shows itself', () => {
  render(
    <Loaded query={failing} failed={<p>La lista, sin números</p>}>
      {talks}
    </Loaded>,
  );
  expect(screen.getByText('La lista, sin números')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what loads or has failed stands in the frame of its page, and what arrives in its own', () => {
  const page = (query: Answer<string[]>) => (
    <Loaded
      query={query}
      failed="No hemos podido cargarlas"
      frame={(part) => <section aria-label="Charlas">{part}</section>}
    >
      {talks}
    </Loaded>
  );
  const { rerender } = render(page(answer({})));
  expect(screen.getByRole('region', { name: 'Charlas' })).toHaveTextContent('Cargando…');
  rerender(page(failing));
  expect(screen.getByRole('region', { name: 'Charlas' })).toHaveTextContent('No hemos podido cargarlas');
  rerender(page(answer({ data: ['Grid'] })));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
