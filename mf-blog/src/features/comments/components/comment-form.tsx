import type { NewComment, SentComment } from '@femcoders/contracts/comment';
import { anonymousAlias, commentAliasMax, commentContentMax } from '@femcoders/contracts/comment-limits';
import { looksByItself, saysNothing } from '@femcoders/kit/forms/look-again';
import { useLook } from '@femcoders/kit/forms/use-look';
import { ApiError, Link, useApi, useModals, useSession } from '@femcoders/platform';
import { Button, ErrorSummary, TextArea, TextField } from '@femcoders/shared-ui';
import { Honeypot } from '@femcoders/shared-ui/honeypot';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { sendComment } from '../api/send-comment.ts';
import { type CommentDraft, draftPauseMs, emptyDraft, keepDraft, readDraft } from '../comment-draft.ts';
import { type SendingProblem, sendingProblem } from '../sending-problem.ts';
import { isSentComment } from '../sent-comments.ts';
import styles from './comments.module.css';

const formId = 'comentar';
const isServer = typeof document === 'undefined';
const successText = 'Tu comentario ha sido enviado y está pendiente de moderación. ¡Gracias por participar!';

interface CommentFormProps {
  postId: number;
  onSent: (comment: SentComment) => void;
}

/**
 * Text and optional alias (spec sections 2 and 5). What was typed is kept until it has been sent. As the server draws
 * it, the browser sends it by itself and gets a page back.
 */
export function CommentForm({ postId, onSent }: CommentFormProps) {
  const api = useApi();
  const { openModal } = useModals();
  const { user } = useSession();
  // Proposed until she touches it: who wants to be nobody in particular clears it.
  const [aliasTouched, setAliasTouched] = useState(false);
  const [draft, setDraft] = useDraft(postId);
  const shownAlias = aliasTouched || draft.alias ? draft.alias : (user?.name.slice(0, commentAliasMax) ?? '');
  /** Unknown of what was typed before this form was here. */
  const firstTouch = useRef<number | null>(null);
  const underWay = useRef(false);
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [problem, setProblem] = useState<SendingProblem | null>(null);
  const look = useLook();

  const change = (part: Partial<CommentDraft>) => {
    firstTouch.current ??= Date.now();
    setDraft({ ...draft, ...part });
    if (state === 'sent') setState('idle');
  };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const website = String(new FormData(event.currentTarget).get('website') ?? '');
    const comment = {
      postId,
      content: draft.content.trim(),
      alias: shownAlias.trim() || anonymousAlias,
      ...(firstTouch.current !== null && { elapsedMs: Date.now() - firstTouch.current }),
      ...(website && { website }),
    };
    look.end();
    void send(comment, false);
  }

  /** @returns whether it is known what became of it */
  const send = async (comment: NewComment, isLook: boolean): Promise<boolean> => {
    // State is set a moment later; a second click must not wait for it.
    if (underWay.current) return false;
    underWay.current = true;
    setState('sending');
    if (!isLook) setProblem(null);
    try {
      const sent = await sendComment(api, comment);
      onSent(sent);
      setDraft(emptyDraft);
      keepDraft(postId, emptyDraft);
      setAliasTouched(false);
      firstTouch.current = null;
      setProblem(null);
      setState('sent');
    } catch (error) {
      setState('idle');
      if (isLook && saysNothing(error)) return false;
      console.error('Error sending comment:', error);
      // An earlier version had arrived: here she can change it.
      if (error instanceof ApiError && isSentComment(error.sent)) onSent(error.sent);
      setProblem(sendingProblem(error));
      look.after(error, () => send(comment, true));
    } finally {
      underWay.current = false;
    }
    return true;
  };

  const errorOf = (field: string) => problem?.fields.find((one) => one.field === field)?.message;
  return (
    <form
      id={formId}
      className={`cut ${styles.form}`}
      method="post"
      action="/api/comments"
      data-still={isServer || undefined}
      onSubmit={submit}
      aria-labelledby="deja-tu-comentario"
    >
      <h3 id="deja-tu-comentario">Deja tu comentario</h3>
      {problem && (
        <ErrorSummary
          title={look.looks ? `${problem.title} ${looksByItself}` : problem.title}
          problems={problem.fields}
        />
      )}
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
      <input type="hidden" name="postId" value={postId} />
      <Honeypot />
      <div>
        <Button type="submit" busy={state === 'sending'}>
          {state === 'sending' ? 'Enviando...' : 'Enviar comentario'}
        </Button>
      </div>
      <p className={styles.privacy}>
        Lo leemos antes de publicarlo. Usamos el texto y el alias solo para mostrarlo aquí.{' '}
        <button type="button" className="text-link" onClick={() => openModal('privacyPolicy')}>
          Más información
        </button>
      </p>
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
 * What is typed, kept in this browser until it is sent. What she has typed into the server's form, whose place this one
 * takes, wins over a draft of another day.
 */
function useDraft(postId: number) {
  const [draft, setDraft] = useState(() =>
    isServer ? emptyDraft : (typedSoFar(postId) ?? readDraft(postId) ?? emptyDraft),
  );

  useEffect(() => {
    const timer = setTimeout(() => keepDraft(postId, draft), draftPauseMs);
    return () => clearTimeout(timer);
  }, [postId, draft]);

  const keepNow = useEffectEvent(() => keepDraft(postId, draft));
  useEffect(() => {
    const leave = () => keepNow();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return [draft, setDraft] as const;
}

function typedSoFar(postId: number): CommentDraft | null {
  const still = document.querySelector<HTMLFormElement>(`#${formId}[data-still]`);
  const data = still && new FormData(still);
  if (data?.get('postId') !== String(postId)) return null;
  const typed = { content: String(data.get('content') ?? ''), alias: String(data.get('alias') ?? '') };
  return typed.content || typed.alias ? typed : null;
}
