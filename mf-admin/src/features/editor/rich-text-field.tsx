import { FieldError, Skeleton } from '@femcoders/shared-ui';
import { lazy, Suspense } from 'react';
import styles from './editor.module.css';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

const Editor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "rich-text-editor" */ './rich-text-editor.tsx')).RichTextEditor,
}));

interface RichTextFieldProps extends Omit<RichTextEditorProps, 'describedBy' | 'invalid'> {
  hint: string;
  error: string | undefined;
}

/** A formatted text of a form. */
export function RichTextField({ hint, error, ...editor }: RichTextFieldProps) {
  const { name, label } = editor;
  const describedBy = [`${name}-hint`, ...(error ? [`${name}-error`] : [])].join(' ');
  return (
    <div className="stack gap-8 one-column shrinks">
      <p className="bold" aria-hidden="true">
        {label}
      </p>
      <p id={`${name}-hint`} className={styles.hint}>
        {hint}
      </p>
      <Suspense
        fallback={
          <div className={styles.waiting} aria-busy="true">
            <Skeleton lines={6} />
          </div>
        }
      >
        <Editor {...editor} describedBy={describedBy} invalid={Boolean(error)} />
      </Suspense>
      <FieldError id={name} error={error} />
    </div>
  );
}
