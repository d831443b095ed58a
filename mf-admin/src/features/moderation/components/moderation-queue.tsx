import { Button } from '@femcoders/shared-ui';
import { isForbidden, NoPermission } from '../../layout/access.tsx';
import { useAddressView } from '../../lists/use-address-view.ts';
import { Loaded } from '../../records/loaded.tsx';
import { useModerationList } from '../api/moderation-list.ts';
import { queueViewParams, readQueueView } from '../queue-view.ts';
import { useModeration } from '../use-moderation.ts';
import { QueueWorkbench } from './queue-workbench.tsx';
import { StateTabs } from './state-tabs.tsx';

/** The comments in a state: loading, refused, failed, or there to be worked on. */
export function ModerationQueue() {
  const { view, changeView } = useAddressView(readQueueView, queueViewParams);
  const { showNewer, ...query } = useModerationList(view);
  const { data, error, isPlaceholderData, refetch } = query;
  const moderation = useModeration();

  if (isForbidden(error)) return <NoPermission />;
  if (data) {
    return (
      <QueueWorkbench
        list={data}
        late={isPlaceholderData}
        view={view}
        onView={changeView}
        moderation={moderation}
        onShowNewer={showNewer}
        notice={
          error && (
            <div className="boxed row gap-8-16 middle between small" role="status">
              <p>No hemos podido actualizar la lista; ves la última que llegó.</p>
              <Button variant="outline" size="small" onClick={() => void refetch()}>
                Reintentar
              </Button>
            </div>
          )
        }
      />
    );
  }
  return (
    <div className="stack gap-24">
      <StateTabs view={view} counts={undefined} />
      <Loaded query={query} loading="Cargando comentarios…" failed="No hemos podido cargar los comentarios">
        {() => null}
      </Loaded>
    </div>
  );
}
