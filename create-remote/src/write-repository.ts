import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { RefusedPlan, type RemotePlan } from './remote-plan.ts';
import { templates, writeTemplate } from './write-template.ts';

/** The fields of `kit.json` that a new repository needs. */
export interface OfferedKit {
  packages: Record<string, { file: string }>;
  /** Versions of libraries, as ranges. */
  libraries: Record<string, string>;
}

/** The packages that a site offers to teams' repositories, and their address. */
export interface Offer {
  /** Address of the site, without a slash at its end. */
  site: string;
  /** Address of the folder of the kit, with a slash at its end. */
  address: string;
  kit: OfferedKit;
}

/**
 * Asks a site for the packages that it offers.
 * @param address of its `kit.json`, or one that leads there
 * @throws RefusedPlan when nothing is there
 */
export async function readOffer(site: string, address: string): Promise<Offer> {
  let answer: Response;
  try {
    answer = await fetch(address);
  } catch (error) {
    const { cause, message } = error as Error;
    throw new RefusedPlan(`${site} no responde (${cause instanceof Error ? cause.message : message}).`);
  }
  if (!answer.ok) throw new RefusedPlan(`${address} no está: ese sitio no ofrece paquetes para los equipos.`);
  // The site may have led to a version.
  return { site, address: new URL('.', answer.url).href, kit: (await answer.json()) as OfferedKit };
}

/**
 * Writes a separate repository for a remote.
 * @param folder that receives it: new, or empty but for what begins with a dot
 * @returns the written files, below the folder
 * @throws RefusedPlan when the folder holds something
 */
export async function writeRepository(folder: string, plan: RemotePlan, { site, address, kit }: Offer) {
  const there = await readdir(folder).catch(() => []);
  if (there.some((name) => !name.startsWith('.')))
    throw new RefusedPlan(`${folder} no está vacía. Elige otra carpeta.`);
  const values = {
    ...kit.libraries,
    ...Object.fromEntries(Object.entries(kit.packages).map(([name, { file }]) => [name, new URL(file, address).href])),
    ...plan,
    site,
  };
  const shared = await writeTemplate(templates.shared, folder, values);
  const own = await writeTemplate(templates.standalone, folder, values);
  await chmod(join(folder, 'ci.sh'), 0o755);
  return [...new Set([...shared, ...own])].sort();
}
