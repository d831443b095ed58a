import { achievements } from '../database/achievement-tables.ts';
import type { Database } from '../database/database.ts';
import { awardOne } from '../features/achievements/award-due.ts';
import { demoAchievements } from './demo-achievements.ts';

/** Adds the demo achievements that are missing, each with those who have earned it by the demo data. */
export async function addDemoAchievements(db: Database, now: Date): Promise<void> {
  const rows = demoAchievements.map((achievement) => ({ ...achievement, createdAt: now, updatedAt: now }));
  const added = await db.insert(achievements).values(rows).onConflictDoNothing().returning();
  for (const achievement of added) {
    if (achievement.state === 'active') await awardOne(db, achievement, { now, notify: false });
  }
}
