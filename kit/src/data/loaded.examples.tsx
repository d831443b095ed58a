import { type ReactNode, useState } from 'react';
import { type Answer, Loaded } from './loaded.tsx';

export const title = 'Datos que llegan, o no';

export const description =
  'Una parte de la página con lo que responde la API: mientras carga, cuando falla y cuando está. Lo que ya estaba se queda.';

const loading: Answer<string[]> = { data: undefined, error: null, isFetching: true, refetch: () => {} };

function Talks({ query }: { query: Answer<string[]> }) {
  return (
    <Loaded query={query} failed="No hemos podido cargar las charlas" loading="Cargando las charlas…" lines={3}>
      {(talks) => (
        <ul>
          {talks.map((talk) => (
            <li key={talk}>{talk}</li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function Failing() {
  const [data, setData] = useState<string[]>();
  const error = data ? null : new Error('No hemos podido conectar.');
  const refetch = () => setData(['Subgrid sin miedo']);
  return <Talks query={{ data, error, isFetching: false, refetch }} />;
}

export const examples: { name: string; render: () => ReactNode }[] = [
  { name: 'Mientras carga', render: () => <Talks query={loading} /> },
  { name: 'Cuando ha fallado', render: () => <Failing /> },
  { name: 'Cuando está', render: () => <Talks query={{ ...loading, data: ['Subgrid sin miedo', 'Formularios'] }} /> },
];
