interface CommitTextProps {
  release: { commit: string | null; uncommitted: boolean; untested: boolean; untried: boolean };
  before: string;
}

/** The commit of a version, where it is known, whether its sources had more in them, and what was not checked of it. */
export function CommitText({ release: { commit, uncommitted, untested, untried }, before }: CommitTextProps) {
  const notes = [
    commit && `commit ${commit.slice(0, 9)}`,
    commit && uncommitted && 'con cambios sin confirmar',
    untested && 'sin pruebas',
    untried && 'sin probar',
  ].filter(Boolean);
  if (notes.length === 0) return null;
  return (
    <span className="quiet smaller">
      {before}
      {notes.join(', ')}
    </span>
  );
}
