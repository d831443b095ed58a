import { listMentors } from '@femcoders/contracts/endpoints/mentoring';
import { callApi } from '@femcoders/platform';
import { homePanel } from '../home/home-panel.ts';
import { mentoringPath } from './mentoring-address.ts';

/** Mentors that home looks at. */
const looked = 5;

/** Home's way to mentoring. Only what it tells travels with home. */
export const mentoringPanel = homePanel({
  title: 'Mentoría',
  to: () => mentoringPath,
  text: 'Alguien que ya ha pasado por ahí te acompaña un rato: una sesión, tres meses o en grupo.',
  query: (api) => ({
    queryKey: ['homeMentors'],
    queryFn: async () => {
      const mentors = await callApi(api, listMentors, { query: { room: 'yes', limit: looked } });
      return mentors.length;
    },
  }),
  tell: (free) => {
    if (free === 0) return null;
    if (free === 1) return 'Hay una mentora con sitio ahora mismo. ¿Qué te gustaría conseguir?';
    const many = free === looked ? `${looked} mentoras o más` : `${free} mentoras`;
    return `Hay ${many} con sitio ahora mismo. ¿Qué te gustaría conseguir?`;
  },
});
