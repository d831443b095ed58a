import { tz } from '@date-fns/tz';
import { format } from 'date-fns';
import { es } from 'date-fns/locale/es';

/** The day of an instant in Madrid: `21 nov 2026`. */
export function shortDay(instant: string): string {
  return format(instant, 'd MMM yyyy', { locale: es, in: tz('Europe/Madrid') });
}
