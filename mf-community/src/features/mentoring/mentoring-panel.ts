import { listMentors } from '@femcoders/contracts/endpoints/mentoring';
import { plural } from '@femcoders/contracts/spanish-count';
import { callApi } from '@femcoders/platform';
import { homePanel } from '../home/home-panel.ts';
import { mentoringPath } from './mentoring-address.ts';

/** Mentors that home looks at. */
const looked = 5;

/** Home's way to mentoring. Only what it shows is loaded with home. */
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
  summary: (free) => {
    if (free === 0) return null;
    const mentors = free === looked ? `${looked} mentoras o más` : plural(free, 'una mentora', `${free} mentoras`);
    return `Hay ${mentors} con sitio ahora mismo. ¿Qué te gustaría conseguir?`;
  },
});
