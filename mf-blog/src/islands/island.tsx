import type { ComponentType, ReactNode } from 'react';

/** The props of an island's own component. */
export interface IslandProps<Props extends object = Record<string, unknown>> {
  /** The island's element in the text; its first child holds what the server has sent. */
  root: HTMLElement;
  props: Props;
}

/** Loads an island's own component once the reader comes near it. */
// Each knows its own props; they arrive as the JSON that its static form has written.
// biome-ignore lint/suspicious/noExplicitAny: the list holds islands with different props
export type IslandLoader = () => Promise<ComponentType<IslandProps<any>>>;

interface IslandFormProps {
  /** One of `island-list.ts`. */
  name: string;
  /** Travels as JSON. What the static form shows already can be read there. */
  props?: object;
  /** The static form: complete without JavaScript. */
  children: ReactNode;
}

/**
 * A piece of an article's text that comes to life in the browser. The text itself is never run there (docs/decisions
 * 0014): `Islands` finds what this leaves in the HTML.
 */
export function Island({ name, props, children }: IslandFormProps) {
  return (
    <div data-island={name} data-props={props && JSON.stringify(props)}>
      <div data-static="">{children}</div>
      <div data-live="" />
    </div>
  );
}
