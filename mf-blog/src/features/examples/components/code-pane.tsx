import { showToast } from '@femcoders/platform';
import { type ComponentType, useId, useLayoutEffect, useRef, useState } from 'react';
import codeStyles from '../../articles/components/code-block.module.css';
import { copyCode } from '../../articles/copy-code.ts';
import type { ExampleCode } from '../check.ts';
import type { CodeEditorProps } from './code-editor.tsx';
import styles from './live-playground.module.css';

interface CodePaneProps {
  language: keyof ExampleCode;
  /** "CSS de «La galería»" */
  label: string;
  value: string;
  /** Holds the same, highlighted by our own server; null shows it plain until the editor is there. */
  markup: Node | null;
  /** It can be read and copied only. */
  isFixed: boolean;
  onChange: (value: string) => void;
  onRun: () => void;
}

/** The loaded editor, shared by every pane of the page. */
let arrived: ComponentType<CodeEditorProps> | null = null;

/** Code that becomes an editor when the reader touches it; the editor's code comes then, and not before. */
export function CodePane({ language, label, value, markup, isFixed, onChange, onRun }: CodePaneProps) {
  const hint = useId();
  const [Editor, setEditor] = useState(() => arrived);
  const [isComing, setComing] = useState(false);
  const [touched, setTouched] = useState<{ x: number; y: number } | 'keyboard' | null>(null);

  const open = async (how: NonNullable<typeof touched>) => {
    setTouched(how);
    if (Editor || isComing) return;
    setComing(true);
    try {
      const { CodeEditor } = await import(/* webpackChunkName: "code-editor" */ './code-editor.tsx');
      arrived = CodeEditor;
      setEditor(() => CodeEditor);
    } catch {
      showToast('El editor no ha llegado. Comprueba tu conexión y vuelve a intentarlo.', { tone: 'error' });
    }
    setComing(false);
  };

  return (
    <>
      <div className={styles.codeActions}>
        {!isFixed && !Editor && (
          <button type="button" className={styles.tool} aria-busy={isComing} onClick={() => void open('keyboard')}>
            {isComing ? 'Abriendo…' : 'Editar'}
            <span className="visually-hidden"> {label}</span>
          </button>
        )}
        <button type="button" className={styles.tool} onClick={() => void copyCode(value)}>
          Copiar<span className="visually-hidden"> {label}</span>
        </button>
      </div>
      {Editor && !isFixed ? (
        <>
          <p id={hint} className="visually-hidden">
            Tab sangra la línea. Para salir del editor, pulsa Esc y después Tab. Ctrl + Intro ejecuta el ejemplo.
          </p>
          <div className={`${codeStyles.code} ${styles.editor}`}>
            <Editor
              language={language}
              label={label}
              describedBy={hint}
              value={value}
              focusAt={touched}
              onChange={onChange}
              onRun={onRun}
            />
          </div>
        </>
      ) : (
        <ReadOnlyCode
          label={label}
          value={value}
          markup={markup}
          onTouch={isFixed ? undefined : (x, y) => void open({ x, y })}
        />
      )}
    </>
  );
}

interface ReadOnlyCodeProps {
  label: string;
  value: string;
  markup: Node | null;
  onTouch: ((x: number, y: number) => void) | undefined;
}

function ReadOnlyCode({ label, value, markup, onTouch }: ReadOnlyCodeProps) {
  const place = useRef<HTMLPreElement>(null);
  // Its HTML as text would be refused, as all text that would become HTML is.
  useLayoutEffect(() => {
    if (markup) place.current?.replaceChildren(...markup.cloneNode(true).childNodes);
  }, [markup]);
  const shared = {
    className: `${codeStyles.code} ${styles.code}`,
    // What scrolls must be reachable with the keyboard.
    tabIndex: 0,
    translate: 'no' as const,
    role: 'group',
    'aria-label': label,
    onClick: onTouch && (({ clientX, clientY }: { clientX: number; clientY: number }) => onTouch(clientX, clientY)),
  };
  if (markup) return <pre key="highlighted" ref={place} {...shared} />;
  return (
    <pre key="plain" {...shared}>
      <code>
        {value.split('\n').map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <span key={index} className="line">
            {line}
            {'\n'}
          </span>
        ))}
      </code>
    </pre>
  );
}
