import { anonymousAlias, commentAliasMax, commentContentMax } from '@femcoders/contracts/comment-limits';
import { Link, useApi, useModals, useSession } from '@femcoders/platform';
import { Button, ErrorSummary, TextArea, TextField } from '@femcoders/shared-ui';
import { Honeypot } from '@femcoders/shared-ui/honeypot';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sendComment } from '../api/send-comment.ts';
import { type CommentDraft, draftPauseMs, emptyDraft, keepDraft, readDraft } from '../comment-draft.ts';
import { type SendingProblem, sendingProblem } from '../sending-problem.ts';
import styles from './comments.module.css';
import type { PendingComment } from './comments.tsx';

const successText = 'Tu comentario ha sido enviado y está pendiente de moderación. ¡Gracias por participar!';

interface CommentFormProps {
  postId: number;
  onSent: (comment: Omit<PendingComment, 'key'>) => void;
}

/** Text and optional alias (spec sections 2 and 5). What was typed is kept until it has been sent. */
export function CommentForm({ postId, onSent }: CommentFormProps) {
  const api = useApi();
  const { openModal } = useModals();
  const { user } = useSession();
  // Proposed until she touches it: who wants to be nobody in particular clears it.
  const [aliasTouched, setAliasTouched] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { draft, setDraft, ready } = useDraft(postId, form);
  const shownAlias = aliasTouched || draft.alias ? draft.alias : (user?.name.slice(0, commentAliasMax) ?? '');
  const firstTouch = useRef<number | null>(null);
  const underWay = useRef(false);
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [problem, setProblem] = useState<SendingProblem | null>(null);

  const change = (part: Partial<CommentDraft>) => {
    firstTouch.current ??= Date.now();
    setDraft({ ...draft, ...part });
    if (state === 'sent') setState('idle');
  };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // State is set a moment later; a second click must not wait for it.
    if (underWay.current) return;
    underWay.current = true;
    setState('sending');
    setProblem(null);
    const website = String(new FormData(event.currentTarget).get('website') ?? '');
    const content = draft.content.trim();
    const alias = shownAlias.trim() || anonymousAlias;
    try {
      await sendComment(api, {
        postId,
        content,
        alias,
        elapsedMs: Date.now() - (firstTouch.current ?? Date.now()),
        ...(website && { website }),
      });
      onSent({ content, alias, createdAt: new Date().toISOString() });
      setDraft(emptyDraft);
      keepDraft(postId, emptyDraft);
      setAliasTouched(false);
      firstTouch.current = null;
      setState('sent');
    } catch (error) {
      console.error('Error sending comment:', error);
      setProblem(sendingProblem(error));
      setState('idle');
    } finally {
      underWay.current = false;
    }
  };

  const errorOf = (field: string) => problem?.fields.find((one) => one.field === field)?.message;
  return (
    <form
      ref={form}
      className={`cut ${styles.form}`}
      onSubmit={(event) => void send(event)}
      aria-labelledby="deja-tu-comentario"
    >
      <h3 id="deja-tu-comentario">Deja tu comentario</h3>
      {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
      <TextArea
        label="Comentario"
        name="content"
        required
        maxLength={commentContentMax}
        placeholder="¿Qué te ha servido, qué falta?"
        value={draft.content}
        error={errorOf('content')}
        onChange={(event) => change({ content: event.target.value })}
      />
      <TextField
        label="Alias"
        name="alias"
        optional
        maxLength={commentAliasMax}
        placeholder={anonymousAlias}
        autoComplete="nickname"
        value={shownAlias}
        error={errorOf('alias')}
        onChange={(event) => {
          setAliasTouched(true);
          change({ alias: event.target.value });
        }}
      />
      {user && (
        <p className={styles.privacy}>
          Verás en <Link to="/welcome">tu perfil</Link> cómo va. Quien lo lea solo ve el alias.
        </p>
      )}
      <Honeypot />
      <div>
        <Button type="submit" busy={state === 'sending'} disabled={!ready}>
          {state === 'sending' ? 'Enviando...' : 'Enviar comentario'}
        </Button>
      </div>
      <p className={styles.privacy}>
        Lo leemos antes de publicarlo. Usamos el texto y el alias solo para mostrarlo aquí.{' '}
        <button type="button" className="text-link" onClick={() => openModal('privacyPolicy')}>
          Más información
        </button>
      </p>
      <noscript>
        <p>Para enviar comentarios, activa JavaScript en tu navegador.</p>
      </noscript>
      <p role="status" className={styles.success}>
        {state === 'sent' && (
          <>
            <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
              <path d="m3 10.5 4.5 4.5L17 5" />
            </svg>
            {successText}
          </>
        )}
      </p>
    </form>
  );
}

/**
 * What is typed, kept in this browser until it is sent. Text that was typed before the page came alive wins over a
 * draft of another day.
 */
function useDraft(postId: number, form: { current: HTMLFormElement | null }) {
  const [draft, setDraft] = useState(emptyDraft);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    const data = form.current && new FormData(form.current);
    const typed = { content: String(data?.get('content') ?? ''), alias: String(data?.get('alias') ?? '') };
    const kept = readDraft(postId);
    if (typed.content || typed.alias) setDraft(typed);
    else if (kept) setDraft(kept);
    setReady(true);
  }, [postId, form]);

  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => keepDraft(postId, draft), draftPauseMs);
    const keepNow = () => keepDraft(postId, draft);
    window.addEventListener('pagehide', keepNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keepNow);
    };
  }, [postId, draft, ready]);

  return { draft, setDraft, ready };
}
