import { counted, inDigits } from '@femcoders/contracts/spanish-count';
import { Link } from '@femcoders/platform';
import { buttonClass } from '@femcoders/shared-ui';
import { AdminList } from '../../lists/components/admin-list.tsx';
import { ageWords } from '../age-words.ts';
import { useMentoringFigures } from '../api/mentoring-request.ts';
import { requestList } from '../request-list.tsx';

/** Requests and pairs, how long the oldest waits, and how much room there is. */
export function Requests() {
  const figures = useMentoringFigures();
  const mentors = (
    <Link to="/admin/mentoria/mentoras" className={buttonClass('outline', 'small')}>
      Mentoras
    </Link>
  );
  return (
    <>
      <p className="figures-line">
        {figures && (
          <>
            {figures.oldest ? (
              <>
                La más antigua espera desde hace <strong>{ageWords(figures.oldest)}</strong>
              </>
            ) : (
              'Nadie espera'
            )}
            {` · ${counted(figures.mentorsActive, 'mentora activa', 'mentoras activas')}, ${inDigits(figures.mentorsPending)} por revisar, ${counted(figures.places, 'sitio libre', 'sitios libres')}`}
          </>
        )}
      </p>
      <AdminList
        definition={requestList}
        empty={{ title: 'Todavía nadie ha pedido mentora' }}
        actions={mentors}
        tabCounts={figures ? tabCounts(figures) : null}
      />
    </>
  );
}

function tabCounts(figures: NonNullable<ReturnType<typeof useMentoringFigures>>) {
  const { asked, proposed, accepted, active, paused, closed, atRisk } = figures;
  const all = asked + proposed + accepted + active + paused + closed;
  return { '': all, asked, proposed, accepted, active, paused, closed, risk: atRisk };
}
