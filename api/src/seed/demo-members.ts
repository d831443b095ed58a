import type { Role } from '@femcoders/contracts/session';

export interface DemoMember {
  id: string;
  /** Lower case. */
  email: string;
  name: string;
  role: Role;
  daysAgo: number;
  /** Days since she was last here; null of who never came back. */
  seenDaysAgo: number | null;
  suspended?: boolean;
}

/** The account of a demo member. */
export const memberId = (n: number) => `00000000-0000-4000-8000-0000000006${String(n).padStart(2, '0')}`;

function member(n: number, name: string, role: Role, daysAgo: number, seenDaysAgo: number | null): DemoMember {
  const [first = ''] = name.split(' ');
  return { id: memberId(n), email: `${first.toLowerCase()}@demo.example`, name, role, daysAgo, seenDaysAgo };
}

/** She has written comments. */
export const demoReader = member(2, 'Lectora de Muestra', 'member', 12, 1);

/**
 * Accounts that show people and roles at work, named so that nobody takes them for real ones. Nobody can log in to
 * them, and none is an administrator: one that nobody can use must not count as the one that has to be left.
 */
export const demoMembers: readonly DemoMember[] = [
  member(1, 'Socia de Muestra', 'member', 3, 0),
  demoReader,
  member(3, 'Alumna de Muestra', 'member', 20, null),
  member(4, 'Vecina de Muestra', 'member', 26, 6),
  member(5, 'Programadora de Muestra', 'member', 41, 14),
  member(6, 'Promotora de Muestra', 'promoter', 230, 2),
  member(7, 'Mentora de Muestra', 'mentor', 160, 9),
  member(8, 'Empresa de Muestra', 'company', 75, 30),
  member(9, 'Editora de Muestra', 'editor', 300, 4),
  member(10, 'Moderadora de Muestra', 'moderator', 410, 0),
  member(11, 'Organizadora de Muestra', 'organiser', 390, 1),
  { ...member(12, 'Suspendida de Muestra', 'member', 58, 8), suspended: true },
  member(13, 'Backend de Muestra', 'mentor', 140, 5),
  member(14, 'Analista de Muestra', 'mentor', 120, 11),
  member(15, 'Tester de Muestra', 'mentor', 110, 3),
  member(16, 'Arquitecta de Muestra', 'mentor', 100, 7),
  member(17, 'Docente de Muestra', 'mentor', 95, 4),
];
