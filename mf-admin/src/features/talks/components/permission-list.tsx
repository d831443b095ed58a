import { shortDay } from '@femcoders/contracts/spanish-date';
import type { AdminTalk, TalkSpeaker } from '@femcoders/contracts/talk';
import { showToast } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import { useState } from 'react';
import { AskOnce } from '../../forms/ask-once.tsx';
import form from '../../forms/record-form.module.css';
import type { TalkMutations } from '../api/talk.ts';
import { PermissionDialog } from './permission-dialog.tsx';
import styles from './talks.module.css';

/** Who gives a talk, and whether each has permitted that it is published: when, how, and who noted it. */
export function PermissionList({ talk, acts }: { talk: AdminTalk; acts: TalkMutations }) {
  const [asked, setAsked] = useState<{ speaker: TalkSpeaker; act: 'note' | 'withdraw' } | null>(null);
  const close = () => setAsked(null);
  const speaker = asked?.speaker;

  const withdraw = async () => {
    close();
    if (!speaker) return;
    try {
      await acts.permit(talk.id, { speaker: speaker.id });
      showToast(`El permiso de ${speaker.name} está quitado.`);
    } catch (error) {
      showToast(error instanceof Error ? error.message : 'No hemos podido guardarlo.', { tone: 'error' });
    }
  };

  return (
    <section aria-labelledby="permisos" className={styles.permissions}>
      <h2 id="permisos">Permisos</h2>
      {talk.speakers.length === 0 && <p className={form.quiet}>Aún no dice quién la da.</p>}
      <ul>
        {talk.speakers.map((one) => (
          <li key={one.id}>
            <p>
              <strong>{one.name}</strong>
              {!one.published && <span className={form.quiet}> · no está publicada en el equipo</span>}
            </p>
            {one.permission ? (
              <>
                <p className={form.quiet}>
                  Dijo que sí el {shortDay(`${one.permission.on}T12:00:00Z`)}: {one.permission.how}
                  {one.permission.notedBy && ` Lo anotó ${one.permission.notedBy}.`}
                </p>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Quitar permiso de ${one.name}`}
                  onClick={() => setAsked({ speaker: one, act: 'withdraw' })}
                >
                  Quitar permiso
                </Button>
              </>
            ) : (
              <Button
                variant="outline"
                size="small"
                aria-label={`Anotar permiso de ${one.name}`}
                onClick={() => setAsked({ speaker: one, act: 'note' })}
              >
                Anotar permiso
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked?.act === 'note' && (
        <PermissionDialog
          talkId={talk.id}
          speaker={asked.speaker}
          onClose={close}
          onNote={async (permission) => {
            await acts.permit(talk.id, permission);
            close();
            showToast(`El permiso de ${asked.speaker.name} está anotado.`, { tone: 'success' });
          }}
        />
      )}
      <AskOnce
        open={asked?.act === 'withdraw'}
        title={`¿Quitar el permiso de ${speaker?.name ?? ''}?`}
        act="Quitar el permiso"
        onClose={close}
        onAct={() => void withdraw()}
      >
        {talk.state === 'published' ? 'La charla sale de la web en este momento.' : 'La charla no se podrá publicar.'}{' '}
        Lo que estaba anotado queda en el registro.
      </AskOnce>
    </section>
  );
}
