import type { IslandLoader } from './island.tsx';

/** The interactive islands of texts, by the name that their `Island` carries. */
export const islandList: Record<string, IslandLoader> = {
  playground: async () =>
    (await import(/* webpackChunkName: "playground" */ '../features/examples/components/live-playground.tsx'))
      .LivePlayground,
  step: async () =>
    (await import(/* webpackChunkName: "step" */ '../features/projects/components/live-step.tsx')).LiveStep,
  'project-steps': async () =>
    (await import(/* webpackChunkName: "project-steps" */ '../features/projects/components/live-project-steps.tsx'))
      .LiveProjectSteps,
  slides: async () =>
    (await import(/* webpackChunkName: "slides" */ '../features/articles/slides/live-slides.tsx')).LiveSlides,
  'video-site': async () =>
    (await import(/* webpackChunkName: "video-site" */ '../features/articles/films/live-video-site.tsx')).LiveVideoSite,
};
