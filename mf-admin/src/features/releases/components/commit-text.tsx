import styles from './releases.module.css';

interface CommitTextProps {
  release: { commit: string | null; uncommitted: boolean };
  before: string;
}

/** The commit of a version, where it is known, and whether its sources had more in them. */
export function CommitText({ release: { commit, uncommitted }, before }: CommitTextProps) {
  if (!commit) return null;
  return (
    <span className={styles.owner}>
      {before}commit {commit.slice(0, 9)}
      {uncommitted && ', con cambios sin confirmar'}
    </span>
  );
}
