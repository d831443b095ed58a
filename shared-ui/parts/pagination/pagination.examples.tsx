import { type ReactNode, useState } from 'react';
import { Pagination } from './pagination.tsx';

export const title = 'Paginación';

export const description = 'Direcciones de verdad: funciona sin scripts y en otra pestaña.';

function Trial() {
  const [page, setPage] = useState(4);
  return (
    <Pagination page={page} pages={9} label="Páginas de ejemplo" hrefFor={() => '#pagination'} onSelect={setPage} />
  );
}

export const examples: { name: string; render: () => ReactNode }[] = [
  { name: 'Por el medio', render: () => <Trial /> },
  {
    name: 'En la primera',
    render: () => <Pagination page={1} pages={3} label="Páginas de otro ejemplo" hrefFor={() => '#pagination'} />,
  },
];
