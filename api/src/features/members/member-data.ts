import { and, desc, eq } from 'drizzle-orm';
import { avatarFiles, avatars, memberProfiles } from '../../database/schema.ts';
import type { DataPart } from '../../feature/data-part.ts';

const visibilities = { me: 'solo yo', members: 'socias', public: 'pública' } as const;
const aims = { empleo: 'empleo', mentoria: 'mentoría', charlas: 'charlas', estudio: 'pareja de estudio' };

export const profileData: DataPart = {
  key: 'perfil',
  title: 'Tu perfil',
  columns: ['member_profiles.user_id'],
  fields: {
    tratamiento: 'Cómo te saludamos',
    pronombres: 'Pronombres',
    bio: 'Sobre ti',
    ciudad: 'Ciudad',
    puesto: 'Puesto',
    experiencia: 'Años de experiencia',
    habilidades: 'Habilidades',
    idiomas: 'Idiomas',
    situacion: 'Situación',
    formacion: 'Formación',
    intereses: 'Intereses',
    busca: 'Qué buscas',
    ofrece: 'Qué ofreces',
    linkedin: 'LinkedIn',
    github: 'GitHub',
    web: 'Web',
    comoNosConociste: 'Cómo nos conociste',
    visibilidad: 'Quién ve cada cosa, además de ti; lo que no aparece es solo para ti',
    cambiado: 'Cambiado',
  },
  words: { busca: aims, ofrece: aims },
  async read(db, { id }) {
    const rows = await db.select().from(memberProfiles).where(eq(memberProfiles.userId, id));
    return rows.map((row) => ({
      tratamiento: row.greeting,
      pronombres: row.pronouns,
      bio: row.bio,
      ciudad: row.city,
      puesto: row.jobTitle,
      experiencia: row.years,
      habilidades: row.skills,
      idiomas: row.languages,
      situacion: row.situation,
      formacion: row.education,
      intereses: row.interests,
      busca: row.seeks,
      ofrece: row.offers,
      linkedin: row.linkedin,
      github: row.github,
      web: row.web,
      comoNosConociste: row.heardFrom,
      visibilidad: Object.entries(row.visibility).map(([field, who]) => `${field}: ${visibilities[who]}`),
      cambiado: row.updatedAt,
    }));
  },
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
