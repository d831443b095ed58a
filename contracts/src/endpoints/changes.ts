import { contentStateSchema } from '../content-state.ts';
import { endpoint } from './endpoint.ts';

export const readContentState = endpoint('GET', '/changes', 'public', {
  tags: ['Cambios'],
  summary: 'Si ha cambiado algo de lo que lee el público',
  description: 'El número cambia con cada cambio del que se ha enterado este proceso.',
  response: { 200: contentStateSchema },
});
