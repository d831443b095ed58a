import { anonymousAlias } from '@femcoders/contracts/anonymous-alias';
import type { SentComment } from '@femcoders/contracts/comment';
import { commentAliasMax, commentContentMax } from '@femcoders/contracts/comment-limits';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { useForm } from '@femcoders/kit/forms/use-form';
import { useApi } from '@femcoders/platform';
import { Button, TextArea, TextField } from '@femcoders/shared-ui';
import { useEffect, useRef } from 'react';
import { editComment } from '../api/change-comment.ts';
import { commentProblemText } from '../comment-problem-text.ts';
import styles from './comments.module.css';

interface EditFormProps {
  comment: SentComment;
  onSaved: (comment: SentComment) => void;
  onCancel: () => void;
}

const words = commentProblemText('No se ha podido guardar. Tu texto sigue aquí.');

/** Changes a comment that was just sent. What was typed always stays. */
export function EditForm({ comment, onSaved, onCancel }: EditFormProps) {
  const api = useApi();
  const form = useForm({
    start: { content: comment.content, alias: comment.alias === anonymousAlias ? '' : comment.alias },
    words,
    bodyOf: ({ content, alias }) => ({ content: content.trim(), alias: alias.trim() }),
    async send(edit) {
      try {
        onSaved({ ...comment, ...(await editComment(api, comment, edit)) });
      } catch (error) {
        console.error('Error changing comment:', error);
        throw error;
      }
    },
  });
  // Separate ids: the form for another comment is on the same page.
  const ids = { content: `content-${comment.id}`, alias: `alias-${comment.id}` };
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector('textarea')?.focus(), []);

  return (
    <Form
      of={form}
      names={ids}
      ref={element}
      className="stack gap-16"
      noValidate={false}
      aria-label="Cambiar tu comentario"
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <TextArea
        {...form.typed('content')}
        label="Comentario"
        name={ids.content}
        required
        maxLength={commentContentMax}
      />
      <TextField
        {...form.typed('alias')}
        label="Alias"
        name={ids.alias}
        optional
        maxLength={commentAliasMax}
        placeholder={anonymousAlias}
        autoComplete="nickname"
      />
      <div className={`row gap-12 middle ${styles.own}`}>
        <SubmitButton of={form} size="small" doing="Guardando…">
          Guardar cambios
        </SubmitButton>
        <Button variant="outline" size="small" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </Form>
  );
}
