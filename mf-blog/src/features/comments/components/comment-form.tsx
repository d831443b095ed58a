import { anonymousAlias } from '@femcoders/contracts/anonymous-alias';
import type { Comment, SentComment } from '@femcoders/contracts/comment';
import { commentAliasMax, commentContentMax } from '@femcoders/contracts/comment-limits';
import { waitsForModeration } from '@femcoders/contracts/comment-waits-for-moderation';
import { filledHoneypot } from '@femcoders/kit/forms/filled-honeypot';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { useForm } from '@femcoders/kit/forms/use-form';
import { ModalLink } from '@femcoders/kit/modals/modal-link';
import { ApiError, Link, useApi, useSession } from '@femcoders/platform';
import { TextArea, TextField } from '@femcoders/shared-ui';
import { Honeypot } from '@femcoders/shared-ui/honeypot';
import { useEffect, useRef, useState } from 'react';
import { sendComment } from '../api/send-comment.ts';
import { commentFormId } from '../comment-addresses.ts';
import { draftKeyOf } from '../comment-keys.ts';
import { commentProblemText } from '../comment-problem-text.ts';
import { takePlainClick } from '../plain-click.ts';
import { isSentComment } from '../sent-comments.ts';
import styles from './comments.module.css';

const isServer = typeof document === 'undefined';

/** The comment that another one answers. */
export type Answered = Pick<Comment, 'id' | 'alias'>;

/** A comment that has not been sent. */
interface CommentDraft {
  content: string;
  alias: string;
  answered: Answered | null;
}

const start: CommentDraft = { content: '', alias: '', answered: null };

function readDraft(stored: unknown): CommentDraft | null {
  const { content, alias, answered } = stored as Partial<CommentDraft>;
  if (typeof content !== 'string' || typeof alias !== 'string') return null;
  const answers = typeof answered?.id === 'string' && typeof answered.alias === 'string';
  return { content, alias, answered: answers ? { id: answered.id, alias: answered.alias } : null };
}

interface CommentFormProps {
  postId: number;
  /** The comment that the address asks to answer. */
  asked: Answered | null;
  /** The comment that she has chosen to answer. */
  chosen: Answered | null;
  onSent: (comment: SentComment) => void;
}

/**
 * Text and optional alias (spec sections 2 and 5). What was typed is kept until it has been sent. As the server draws
 * it, the browser sends it by itself and gets a page back.
 */
export function CommentForm({ postId, asked, chosen, onSent }: CommentFormProps) {
  const api = useApi();
  const { user } = useSession();
  // Proposed until she touches it: who wants to be nobody in particular clears it.
  const [aliasTouched, setAliasTouched] = useState(false);
  const aliasOf = ({ alias }: CommentDraft) =>
    aliasTouched || alias ? alias : (user?.name.slice(0, commentAliasMax) ?? '');
  /** Unknown of what was typed before this form was here. */
  const firstTouch = useRef<number | null>(null);
  const [sent, setSent] = useState(false);
  const form = useForm({
    draft: draftKeyOf(postId),
    start: { ...start, answered: asked && { id: asked.id, alias: asked.alias } },
    read: (stored) => {
      const kept = readDraft(stored);
      return kept && { ...kept, answered: asked ?? kept.answered };
    },
    // What she has typed into the server's form, whose place this one takes.
    typed: () => typedSoFar(postId, asked),
    keeps: ({ content }) => content.trim() !== '',
    words: commentProblemText(),
    bodyOf: (values, element) => ({
      postId,
      content: values.content.trim(),
      alias: aliasOf(values).trim() || anonymousAlias,
      ...(values.answered && { answerTo: values.answered.id }),
      ...(firstTouch.current !== null && { elapsedMs: Date.now() - firstTouch.current }),
      ...filledHoneypot(element),
    }),
    async send(comment) {
      try {
        onSent(await sendComment(api, comment));
      } catch (error) {
        console.error('Error sending comment:', error);
        // An earlier version had arrived: here she can change it.
        if (error instanceof ApiError && isSentComment(error.sent)) onSent(error.sent);
        throw error;
      }
      setAliasTouched(false);
      firstTouch.current = null;
      setSent(true);
      return start;
    },
  });
  const { values, errorOf } = form;
  const element = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    if (!chosen) return;
    setSent(false);
    form.change({ answered: chosen });
    const field = element.current?.querySelector('textarea');
    element.current?.scrollIntoView({ block: 'nearest' });
    field?.focus();
  }, [chosen]);
  // The thanks stand where the form was filled in, and are read from there on.
  useEffect(() => {
    if (sent) thanks.current?.focus();
  }, [sent]);

  const change = (part: Partial<CommentDraft>) => {
    firstTouch.current ??= Date.now();
    form.change(part);
    setSent(false);
  };

  return (
    <Form
      of={form}
      id={commentFormId}
      ref={element}
      className={`cut ${styles.form}`}
      noValidate={false}
      action="/api/comments"
      data-still={isServer || undefined}
      aria-labelledby="deja-tu-comentario"
      heading={
        <>
          <h3 id="deja-tu-comentario">{values.answered ? 'Responde' : 'Deja tu comentario'}</h3>
          <p role="status" tabIndex={-1} ref={thanks} className={styles.success}>
            {sent && (
              <>
                <svg viewBox="0 0 20 20" aria-hidden="true">
                  <path d="m3 10.5 4.5 4.5L17 5" />
                </svg>
                {waitsForModeration}
              </>
            )}
          </p>
        </>
      }
    >
      {values.answered && (
        <div className={styles.answered}>
          <p className="shrinks breaks">
            Tu respuesta saldrá debajo del comentario de <bdi>{values.answered.alias}</bdi>.
          </p>
          <Link
            to={{ search: '', hash: commentFormId }}
            preventScrollReset
            className="text-link"
            onClick={(event) => {
              if (!takePlainClick(event)) return;
              change({ answered: null });
              element.current?.querySelector('textarea')?.focus();
            }}
          >
            Escribir un comentario nuevo
          </Link>
          <input type="hidden" name="answerTo" value={values.answered.id} />
        </div>
      )}
      <TextArea
        label="Comentario"
        name="content"
        required
        maxLength={commentContentMax}
        hint={<>Puedes usar `código`, **negrita** y [texto](https://…).</>}
        placeholder="¿Qué te ha servido, qué falta?"
        value={values.content}
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
        value={aliasOf(values)}
        error={errorOf('alias')}
        onChange={(event) => {
          setAliasTouched(true);
          change({ alias: event.target.value });
        }}
      />
      {user && (
        <p className={styles.privacy}>
          Verás en <Link to="/welcome">tu perfil</Link> cómo va. Quien lo lea solo ve el alias. Si quieres un correo
          cuando te respondan, pídelo en <Link to="/personaliza-perfil/avisos">tus avisos</Link>.
        </p>
      )}
      <input type="hidden" name="postId" value={postId} />
      <Honeypot />
      <div>
        <SubmitButton of={form} doing="Enviando...">
          Enviar comentario
        </SubmitButton>
      </div>
      <p className={styles.privacy}>
        Lo leemos antes de publicarlo. Usamos el texto y el alias solo para mostrarlos aquí.{' '}
        <ModalLink to="privacyPolicy">Más sobre tus datos</ModalLink>
      </p>
    </Form>
  );
}

function typedSoFar(postId: number, answered: Answered | null): CommentDraft | null {
  const still = document.querySelector<HTMLFormElement>(`#${commentFormId}[data-still]`);
  const data = still && new FormData(still);
  if (data?.get('postId') !== String(postId)) return null;
  const typed = { content: String(data.get('content') ?? ''), alias: String(data.get('alias') ?? ''), answered };
  return typed.content || typed.alias ? typed : null;
}
