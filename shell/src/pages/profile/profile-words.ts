import type {
  Greeting,
  MemberAim,
  MemberSituation,
  ReferralSource,
  Visibility,
} from '@femcoders/contracts/member-profile-names';

/** How the choices of a profile are called. */
export const greetingWords: Record<Greeting, string> = {
  bienvenida: 'Bienvenida',
  bienvenido: 'Bienvenido',
  'te-damos-la-bienvenida': 'Te damos la bienvenida',
};

export const situationWords: Record<MemberSituation, string> = {
  estudio: 'Estudio',
  'cambio-de-carrera': 'Cambio de carrera',
  busco: 'Busco trabajo',
  trabajo: 'Trabajo',
};

export const aimWords: Record<MemberAim, string> = {
  empleo: 'Empleo',
  mentoria: 'Mentoría',
  charlas: 'Charlas',
  estudio: 'Pareja de estudio',
};

export const hearingWords: Record<ReferralSource, string> = {
  amiga: 'Me lo dijo alguien',
  evento: 'En un evento',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  buscador: 'Un buscador',
  'empresa-o-escuela': 'Mi empresa o mi escuela',
  otra: 'De otra manera',
};

export const visibilityWords: Record<Visibility, string> = {
  me: 'Solo yo',
  members: 'Socias',
  public: 'Todo el mundo',
};

/** The words of one kind as choices of a field. */
export function choicesOf<Value extends string>(words: Record<Value, string>): { value: Value; label: string }[] {
  return Object.entries<string>(words).map(([value, label]) => ({ value: value as Value, label }));
}
