import { adminPage } from '../layout/admin-page.tsx';

/** `/admin/mentoria` */
export const mentoring = adminPage({
  title: 'Mentoría',
  description: 'Solicitudes de mentoría y parejas.',
  load: async () => (await import(/* webpackChunkName: "mentoring-work" */ './request-list.tsx')).RequestList,
});

/** `/admin/mentoria/:id` */
export const mentoringRequest = adminPage({
  title: 'Solicitud de mentoría',
  description: 'Una solicitud de mentoría y su historia.',
  load: async () =>
    (await import(/* webpackChunkName: "mentoring-work" */ './components/open-request.tsx')).OpenRequest,
});

/** `/admin/mentoria/mentoras` */
export const mentors = adminPage({
  title: 'Mentoras',
  description: 'Mentoras, en qué estado están y cuánto llevan.',
  load: async () => (await import(/* webpackChunkName: "mentoring-work" */ './mentor-list.tsx')).MentorList,
});

/** `/admin/mentoria/mentoras/:id` */
export const mentor = adminPage({
  title: 'Mentora',
  description: 'La ficha de una mentora.',
  load: async () => (await import(/* webpackChunkName: "mentoring-work" */ './components/open-mentor.tsx')).OpenMentor,
});
