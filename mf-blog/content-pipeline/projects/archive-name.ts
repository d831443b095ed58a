/** A chapter of a project, as the frontmatter of an article names it. */
export interface ProjectChapter {
  /** Of the project: `zancalila`. */
  name: string;
  /** From 1. */
  chapter: number;
}

/** The name of the file that holds a project as a chapter leaves it: `zancalila-3.zip`. */
export const archiveName = ({ name, chapter }: ProjectChapter): string => `${name}-${chapter}.zip`;
