import { homePanel } from '../home/home-panel.ts';

/** The home panel of documents: only a link, since nobody else may know which there are. */
export const documentsPanel = homePanel({
  title: 'Enviar documentación',
  to: () => '/enviar-documentacion',
  text: 'Tu CV, una autorización o un justificante, por un camino seguro: ves quién lo abre y se borra en su fecha.',
  query: () => ({ queryKey: ['documents', 'front'], queryFn: async () => null }),
  summary: () => null,
});
