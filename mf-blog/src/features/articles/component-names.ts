/** Components that every article may use as tags without importing them (components/prose-components.tsx). */
export const componentNames = [
  'Lead',
  'MarginNote',
  'SiteLink',
  'Island',
  'Slides',
  'Slide',
  'Example',
  'Step',
  'Question',
  'Compiled',
  'Diagram',
  'OwnFilm',
  'VideoSite',
] as const;

export type ComponentName = (typeof componentNames)[number];
