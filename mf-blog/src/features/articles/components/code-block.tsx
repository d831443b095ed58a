import type { ComponentProps } from 'react';
import { codeMark } from '../code-marks.ts';
import styles from './code-block.module.css';

interface CodeBlockProps extends ComponentProps<'pre'> {
  'data-file'?: string;
  'data-language'?: string;
}

/** Code that was highlighted when the site was built (content-pipeline/rehype-code.ts), with buttons to wrap and to copy it. */
export function CodeBlock({ 'data-file': file, 'data-language': language, children }: CodeBlockProps) {
  return (
    <figure className={`cut ${styles.block}`}>
      <figcaption className={styles.bar}>
        <span className={styles.file}>{file}</span>
        <button type="button" className={styles.wrap} aria-pressed="false" {...{ [codeMark]: 'wrap' }}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3 5h14M3 10h11a3 3 0 0 1 0 6h-4m2.5-2.5L10 16l2.5 2.5M3 15h4" />
          </svg>
          <span className="visually-hidden">Ajustar las líneas al ancho</span>
        </button>
        <button type="button" className={styles.copy} {...{ [codeMark]: 'copy' }}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M7 7h9v9H7ZM4 13V4h9" />
          </svg>
          Copiar<span className="visually-hidden"> {file}</span>
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <pre className={styles.code} tabIndex={0} data-language={language} translate="no">
        {children}
      </pre>
    </figure>
  );
}
