import { and, desc, eq } from 'drizzle-orm';
import { avatarFiles, avatars, memberProfiles } from '../../database/schema.ts';
import type { DataPart } from '../../feature/data-part.ts';
import { fieldOf, ownRows } from '../../feature/own-rows.ts';

const visibilities = { me: 'solo yo', members: 'socias', public: 'pública' } as const;
const aims = { empleo: 'empleo', mentoria: 'mentoría', charlas: 'charlas', estudio: 'pareja de estudio' };

export const profileData: DataPart = {
  key: 'perfil',
  title: 'Tu perfil',
  ...ownRows({
    hers: memberProfiles.userId,
    fields: {
      tratamiento: ['Cómo te saludamos', memberProfiles.greeting],
      pronombres: ['Pronombres', memberProfiles.pronouns],
      bio: ['Sobre ti', memberProfiles.bio],
      ciudad: ['Ciudad', memberProfiles.city],
      puesto: ['Puesto', memberProfiles.jobTitle],
      experiencia: ['Años de experiencia', memberProfiles.years],
      habilidades: ['Habilidades', memberProfiles.skills],
      idiomas: ['Idiomas', memberProfiles.languages],
      situacion: ['Situación', memberProfiles.situation],
      formacion: ['Formación', memberProfiles.education],
      intereses: ['Intereses', memberProfiles.interests],
      busca: ['Qué buscas', memberProfiles.seeks],
      ofrece: ['Qué ofreces', memberProfiles.offers],
      linkedin: ['LinkedIn', memberProfiles.linkedin],
      github: ['GitHub', memberProfiles.github],
      web: ['Web', memberProfiles.web],
      comoNosConociste: ['Cómo nos conociste', memberProfiles.heardFrom],
      visibilidad: fieldOf(
        'Quién ve cada cosa, además de ti; lo que no aparece es solo para ti',
        memberProfiles.visibility,
        (audiences) => Object.entries(audiences).map(([field, who]) => `${field}: ${visibilities[who]}`),
      ),
      cambiado: ['Cambiado', memberProfiles.updatedAt],
    },
  }),
  words: { busca: aims, ofrece: aims },
};

const photo = 'foto.webp';

export const avatarData: DataPart = {
  key: 'foto',
  title: 'Tu foto',
  columns: ['avatars.user_id'],
  fields: { archivo: 'Archivo', guardada: 'Guardada' },
  async read(db, { id }) {
    const rows = await db.select().from(avatars).where(eq(avatars.userId, id));
    return rows.map(({ storedAt }) => ({ archivo: photo, guardada: storedAt }));
  },
  async *files(db, { id }) {
    const [largest] = await db
      .select({ content: avatarFiles.content })
      .from(avatarFiles)
      .innerJoin(avatars, eq(avatars.id, avatarFiles.avatarId))
      .where(and(eq(avatars.userId, id), eq(avatarFiles.format, 'webp')))
      .orderBy(desc(avatarFiles.size))
      .limit(1);
    if (largest) yield { path: photo, content: largest.content };
  },
};
