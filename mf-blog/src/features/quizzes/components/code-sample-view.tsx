import type { ReactNode } from 'react';
import block from '../../articles/components/code-block.module.css';
import { CodeBlock } from '../../articles/components/code-block.tsx';
import type { CodePiece, CodeSample } from '../quiz.ts';
import styles from './code-sample-view.module.css';

interface CodeSampleViewProps {
  sample: CodeSample;
  /** The file's name; its language by default. */
  file?: string;
  /** Draws what stands in a gap, by its index; without it a gap shows its number. */
  gap?: (index: number) => ReactNode;
  /** The solutions of the gaps, where they are shown. */
  solutions?: readonly string[] | undefined;
}

const languageNames: Record<string, string> = { css: 'CSS', html: 'HTML', javascript: 'JavaScript' };

/** Code of a question, as it was highlighted when the site was built. */
export function CodeSampleView({ sample, file = languageNames[sample.language], gap, solutions }: CodeSampleViewProps) {
  const drawGap = gap ?? ((index: number) => <Gap>{solutions?.[index] ?? `hueco ${index + 1}`}</Gap>);
  const code = (
    <code>
      {sample.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: code never changes
        <span key={index} className="line">
          {line.map((piece, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: code never changes
            <Piece key={place} piece={piece} gap={drawGap} />
          ))}
          {'\n'}
        </span>
      ))}
    </code>
  );
  const hasGaps = sample.lines.some((line) => line.some((piece) => typeof piece === 'number'));
  // Nobody copies code that does not run.
  if (!hasGaps)
    return (
      <CodeBlock data-file={file ?? ''} data-language={sample.language}>
        {code}
      </CodeBlock>
    );
  return (
    <figure className={`cut ${block.block}`}>
      <figcaption className={block.bar}>
        <span className={block.file}>{file}</span>
      </figcaption>
      <pre className={block.code} tabIndex={gap ? undefined : 0} data-language={sample.language} translate="no">
        {code}
      </pre>
    </figure>
  );
}

function Piece({ piece, gap }: { piece: CodePiece; gap: (index: number) => ReactNode }) {
  if (typeof piece === 'string') return piece;
  if (typeof piece === 'number') return gap(piece);
  const [name, text] = piece;
  return <span className={name}>{text}</span>;
}

function Gap({ children }: { children: ReactNode }) {
  return <span className={styles.gap}>{children}</span>;
}
