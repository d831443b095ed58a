import type { BlockRoute } from '@femcoders/platform';

/** The shell's own blocks: parts of its pages that load and fail alone, as those of the remotes do. */
export function createShellBlocks(): BlockRoute[] {
  return [
    {
      slot: 'welcome',
      title: 'El borrado de tu cuenta',
      order: 5,
      chunks: ['planned-deletion'],
      load: () => import(/* webpackChunkName: "planned-deletion" */ '../pages/profile/privacy/deletion-block.tsx'),
    },
    {
      slot: 'welcome',
      title: 'Primeros pasos',
      order: 10,
      chunks: ['first-steps'],
      load: () => import(/* webpackChunkName: "first-steps" */ '../pages/welcome/first-steps/first-steps-block.tsx'),
    },
    {
      slot: 'welcome',
      title: 'Mis logros',
      order: 40,
      chunks: ['achievements'],
      load: () => import(/* webpackChunkName: "achievements" */ '../pages/welcome/achievements/achievements-block.tsx'),
    },
  ];
}
