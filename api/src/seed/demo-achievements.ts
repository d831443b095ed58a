import {
  achievementFamilies,
  achievementPalettes,
  achievementPetals,
  achievementStates,
  facts,
} from '@femcoders/contracts/achievement-names';
import * as z from 'zod';
import { achievements } from '../database/achievement-tables.ts';
import type { Database } from '../database/database.ts';
import { awardOne } from '../features/achievements/award-due.ts';
import { readDemo } from './read-demo.ts';

const achievementSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  why: z.string(),
  family: z.enum(achievementFamilies),
  petals: z.literal(achievementPetals),
  palette: z.enum(achievementPalettes),
  state: z.enum(achievementStates),
  secret: z.boolean().optional(),
  fact: z.enum(facts).optional(),
  threshold: z.int().optional(),
});

/** Adds the demo achievements that are missing, each with those who have earned it by the demo data. */
export async function addDemoAchievements(db: Database, now: Date): Promise<void> {
  const demoAchievements = readDemo('achievements', z.array(achievementSchema));
  const rows = demoAchievements.map((achievement) => ({ ...achievement, createdAt: now, updatedAt: now }));
  const added = await db.insert(achievements).values(rows).onConflictDoNothing().returning();
  for (const achievement of added) {
    if (achievement.state === 'active') await awardOne(db, achievement, { now, notify: false });
  }
}
