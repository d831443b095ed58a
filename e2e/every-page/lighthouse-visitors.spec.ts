import { everyPage } from '../every-page.ts';
import { expectFullMarks } from '../lighthouse-everywhere.ts';

expectFullMarks([...everyPage.filter(({ asAdmin, as }) => !asAdmin && !as), { path: '/eventos?pasados=2' }]);
