import '@femcoders/shared-ui/styles.css';
import { mountStandalone } from '@femcoders/platform/standalone';
import { createRoutes } from './routes.tsx';

mountStandalone(createRoutes);
