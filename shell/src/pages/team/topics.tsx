import { Tag } from '@femcoders/shared-ui';

/** Renders what somebody likes to talk about. */
export function Topics({ of, topics }: { of: string; topics: string[] }) {
  if (topics.length === 0) return null;
  return (
    <ul className="row gap-8" aria-label={`Temas de ${of}`}>
      {topics.map((topic) => (
        <li key={topic}>
          <Tag tone="outline">{topic}</Tag>
        </li>
      ))}
    </ul>
  );
}
