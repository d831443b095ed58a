import type { RichDocument } from '@femcoders/contracts/rich-document';
import { RichText } from '@femcoders/kit/text/rich-text';
import type { ReactNode } from 'react';

export interface FormattedTextProps {
  document: RichDocument;
  classes: Readonly<Record<string, string>>;
}

/** A text with its form. */
export function FormattedText({ document, classes }: FormattedTextProps) {
  const CodeBlock = ({ children }: { children: ReactNode }) => <pre className={classes.code}>{children}</pre>;
  return <RichText document={document} anchored={false} CodeBlock={CodeBlock} classes={classes} />;
}
