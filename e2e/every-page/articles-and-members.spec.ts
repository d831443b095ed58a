import { walkPages } from './walk-pages.ts';

walkPages('articles', 'members');
