import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { type FilmPlan, frame, framesPerSecond } from './film-plan.ts';
import { webVtt } from './web-vtt.ts';

/** Pixels of a film; its drawing has as many units as `frame` says. */
const size = { width: 960, height: 540 };

/** VP9 where it is supported, H.264 elsewhere; both without sound and small. */
const codecs = {
  webm: ['-c:v', 'libvpx-vp9', '-crf', '48', '-b:v', '0', '-row-mt', '1', '-deadline', 'good', '-cpu-used', '4'],
  mp4: ['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'medium', '-crf', '29', '-movflags', '+faststart'],
};

/** Where the films of a plan and their captions lie, below the repository's root. */
export function filmPaths(plan: FilmPlan): string[] {
  const endings = [...Object.keys(codecs), ...(plan.captions ? ['es.vtt'] : [])];
  return endings.map((ending) => `${filmPath(plan)}.${ending}`);
}

function filmPath({ packageName, name }: FilmPlan): string {
  return `${packageName}/public/assets/video/${name}`;
}

/**
 * Draws a plan frame by frame and films it. Needs ffmpeg, which only an author who changes a film must have.
 * @param root the repository's root
 */
export async function film(plan: FilmPlan, root: string): Promise<void> {
  const target = join(root, filmPath(plan));
  await mkdir(dirname(target), { recursive: true });
  if (plan.captions) await writeFile(`${target}.es.vtt`, webVtt(plan.captions, plan.seconds));
  const outputs = Object.entries(codecs).flatMap(([ending, options]) => [
    ...options,
    ...['-pix_fmt', 'yuv420p', '-an', `${target}.${ending}`],
  ]);
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${size.width}x${size.height}`,
    '-r',
    String(framesPerSecond),
    '-i',
    '-',
  ];
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', ...input, ...outputs], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const done = new Promise<void>((resolve, reject) => {
    ffmpeg.once('error', (cause) => reject(new Error('A film has changed: ffmpeg is needed to film it.', { cause })));
    ffmpeg.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}.`))));
  });
  const density = (72 * size.width) / frame.width;
  const frames = plan.seconds * framesPerSecond;
  for (let index = 0; index < frames; index++) {
    const pixels = await sharp(Buffer.from(plan.draw(index / frames)), { density })
      .flatten()
      .raw()
      .toBuffer();
    if (!ffmpeg.stdin.write(pixels))
      await Promise.race([new Promise((resolve) => ffmpeg.stdin.once('drain', resolve)), done]);
  }
  ffmpeg.stdin.end();
  await done;
}
