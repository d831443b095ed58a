import { FieldError } from '@femcoders/shared-ui';
import { RichTextEditor, type RichTextEditorProps } from './rich-text-editor.tsx';

interface RichTextFieldProps extends Omit<RichTextEditorProps, 'describedBy' | 'invalid'> {
  hint: string;
  error: string | undefined;
}

/**
 * A formatted text of a form. The editor is large and comes with the page that has the form: no other page loads it, and
 * nothing moves when it arrives.
 */
export function RichTextField({ hint, error, ...editor }: RichTextFieldProps) {
  const { name, label } = editor;
  const describedBy = [`${name}-hint`, ...(error ? [`${name}-error`] : [])].join(' ');
  return (
    <div className="stack gap-8 one-column shrinks">
      <p className="bold" aria-hidden="true">
        {label}
      </p>
      <p id={`${name}-hint`} className="quiet small">
        {hint}
      </p>
      <RichTextEditor {...editor} describedBy={describedBy} invalid={Boolean(error)} />
      <FieldError id={name} error={error} />
    </div>
  );
}
