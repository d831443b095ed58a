import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without windows: a visit costs less than half of what it costs in the whole browser, which draws windows that nobody sees. */
export const headlessShell = 'chromium-headless-shell';
const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const knownPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Quiet and repeatable: nothing but the site that is visited is asked for anything. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns the executable of `BROWSER_PATH`, else of a browser that is installed; undefined where there is none. */
export function installedBrowser(): string | undefined {
  const given = process.env.BROWSER_PATH;
  if (given) return existsSync(given) ? given : undefined;
  for (const name of names) {
    const path = programPath(name);
    if (path) return path;
  }
  return knownPlaces.find((place) => existsSync(place));
}

/** Returns where a program of the path lies. */
export function programPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
