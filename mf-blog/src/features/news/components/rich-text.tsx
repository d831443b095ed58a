import type { RichDocument } from '@femcoders/contracts/rich-document';
import { RichText as Drawn } from '@femcoders/kit/text/rich-text';
import { proseComponents } from '../../articles/components/prose-components.tsx';
import styles from './rich-text.module.css';

const { pre: CodeBlock } = proseComponents;

/** A formatted text of the administration, with the look of articles. */
export function RichText({ document }: { document: RichDocument }) {
  return <Drawn document={document} anchored CodeBlock={CodeBlock} classes={styles} />;
}
