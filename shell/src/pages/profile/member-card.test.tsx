import { render, screen, within } from '@testing-library/react';
import { MemberCard } from './member-card.tsx';

const id = '7';

test('a member shows what she filled in, and nothing stands for what she has not', () => {
  render(
    <MemberCard
      member={{
        id,
        name: 'فاطمة الزهراء',
        pronouns: 'ella',
        years: 1,
        city: 'Vic',
        seeks: ['estudio'],
        skills: ['CSS'],
      }}
    />,
  );
  expect(screen.getByRole('article', { name: 'فاطمة الزهراء' })).toBeInTheDocument();
  expect(screen.getByText('Vic · 1 año de experiencia')).toBeInTheDocument();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Habilidades', 'Busca']);
  expect(screen.getByText('Pareja de estudio')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('years may be none, which also shows', () => {
  render(<MemberCard member={{ id, name: 'Ana', years: 0 }} />);
  expect(screen.getByText('0 años de experiencia')).toBeInTheDocument();
});

test('we do not vouch for where her links lead', () => {
  const links = { linkedin: 'https://www.linkedin.com/in/ana', web: 'https://ana.example/mapas' };
  render(<MemberCard member={{ id, name: 'Ana', ...links }} />);
  const found = screen.getAllByRole('link');
  expect(found.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['LinkedIn', links.linkedin],
    ['ana.example', links.web],
  ]);
  for (const link of found) expect(link.getAttribute('rel')?.split(' ')).toEqual(['ugc', 'nofollow', 'noopener']);
});

test('her picture comes in a size that suits the card', () => {
  const avatar = `/api/avatars/${'a'.repeat(32)}`;
  const { container } = render(<MemberCard member={{ id, name: 'Ana', avatar: `${avatar}/96` }} />);
  expect(container.querySelector('img')).toHaveAttribute('src', `${avatar}/256`);
});

test('the achievements that she shows are there, by their names', () => {
  const drawing = { petals: 5, palette: 'coral' } as const;
  const details = { why: 'Has venido.', family: 'join', drawing, reachedAt: '2026-11-21T10:00:00.000Z' } as const;
  const achievements = [
    { id: 'a1', name: 'Primera visita', ...details },
    { id: 'a2', name: 'Cinco encuentros', ...details },
  ];
  render(<MemberCard member={{ id, name: 'Ana', achievements }} />);
  const list = within(screen.getByRole('article', { name: 'Ana' })).getByRole('list', { name: 'Logros' });
  const names = within(list).getAllByRole('listitem');
  expect(names.map((item) => item.textContent)).toEqual(['Primera visita', 'Cinco encuentros']);
});
