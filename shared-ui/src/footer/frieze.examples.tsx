import type { ReactNode } from 'react';
import { Frieze } from './frieze.tsx';

export const title = 'Friso';

export const description = 'La tira de acera que abre el pie.';

export const examples: { name: string; render: () => ReactNode }[] = [{ name: 'Friso', render: () => <Frieze /> }];
