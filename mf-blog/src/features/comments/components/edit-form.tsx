import type { SentComment } from '@femcoders/contracts/comment';
import { anonymousAlias, commentAliasMax, commentContentMax } from '@femcoders/contracts/comment-limits';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { useApi } from '@femcoders/platform';
import { Button, ErrorSummary, TextArea, TextField } from '@femcoders/shared-ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { editComment } from '../api/change-comment.ts';
import { commentWords } from '../comment-words.ts';
import styles from './comments.module.css';

interface EditFormProps {
  comment: SentComment;
  onSaved: (comment: SentComment) => void;
  onCancel: () => void;
}

const words = commentWords('No se ha podido guardar. Tu texto sigue aquí.');

/** Changes a comment that was just sent. What was typed always stays. */
export function EditForm({ comment, onSaved, onCancel }: EditFormProps) {
  const api = useApi();
  const [content, setContent] = useState(comment.content);
  const [alias, setAlias] = useState(comment.alias === anonymousAlias ? '' : comment.alias);
  const { busy, problem, send } = useSending(words);
  // Ids of their own: the form for another comment is on the same page.
  const ids = { content: `content-${comment.id}`, alias: `alias-${comment.id}` };
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);

  const save = (event: FormEvent) => {
    event.preventDefault();
    void send(async () => {
      try {
        const edit = { content: content.trim(), alias: alias.trim() };
        onSaved({ ...comment, ...(await editComment(api, comment, edit)) });
      } catch (error) {
        console.error('Error changing comment:', error);
        throw error;
      }
    });
  };

  const problems = problem?.fields.map(({ field, message }) => ({ field: ids[field as keyof typeof ids], message }));
  const errorOf = (id: string) => problems?.find(({ field }) => field === id)?.message;
  return (
    <form
      ref={form}
      className="stack gap-16"
      aria-label="Cambiar tu comentario"
      onSubmit={save}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      {problem && <ErrorSummary title={problem.title} problems={problems ?? []} />}
      <TextArea
        label="Comentario"
        name={ids.content}
        required
        maxLength={commentContentMax}
        value={content}
        error={errorOf(ids.content)}
        onChange={({ target }) => setContent(target.value)}
      />
      <TextField
        label="Alias"
        name={ids.alias}
        optional
        maxLength={commentAliasMax}
        placeholder={anonymousAlias}
        autoComplete="nickname"
        value={alias}
        error={errorOf(ids.alias)}
        onChange={({ target }) => setAlias(target.value)}
      />
      <div className={`row gap-12 middle ${styles.own}`}>
        <Button type="submit" size="small" busy={busy}>
          {busy ? 'Guardando…' : 'Guardar cambios'}
        </Button>
        <Button variant="outline" size="small" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
