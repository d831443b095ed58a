import {
  mentoringFormats,
  mentoringLanguages,
  mentoringModalities,
  mentoringTopics,
} from '@femcoders/contracts/mentoring-names';
import { type FilterDefinition, filterAddress } from '@femcoders/kit/lists/list-filters';
import { mentoringPath } from '../mentoring-address.ts';

/** The filters of mentors, by their name in the address. */
export const mentorFilters = {
  names: {
    tema: mentoringTopics,
    idioma: mentoringLanguages,
    formato: mentoringFormats,
    modalidad: mentoringModalities,
    sitio: ['si'],
  },
} as const satisfies FilterDefinition<string>;

export type MentorFilterName = keyof (typeof mentorFilters)['names'];

/** Where the list begins on its page. */
export const listAnchor = 'mentoras';

/** The list with these filters. */
export const mentorsAddress = (filters: Readonly<Partial<Record<MentorFilterName, string>>>, page = 1) =>
  `${filterAddress(mentoringPath, filters, page)}#${listAnchor}`;
