/** The heading of a version that works wherever nothing keeps it from working. */
export const testHeading = 'Versión de prueba';

const onServer = `const onServer = typeof window === 'undefined' && !globalThis.process.argv[1]?.endsWith('read-routes.ts');`;
const Page = `const Page = () => <h1>${testHeading}</h1>;`;
const healthyPages = 'export const createRoutes = () => pages(async () => ({ Page, head }));';

/** Faulty releases of a team, as the source of their routes. `pages` makes one route for each of the remote's addresses. */
export const wrongReleases = {
  'throws after mount': `
    import { useEffect } from 'react';
    const Page = () => {
      useEffect(() => { throw new Error('Falla al cobrar vida'); }, []);
      return <h1>${testHeading}</h1>;
    };
    ${healthyPages}`,
  'server bundle throws': `
    ${onServer}
    if (onServer) throw new Error('Falla en el servidor');
    ${Page}
    ${healthyPages}`,
  'server bundle hangs': `
    ${onServer}
    if (onServer) await new Promise(() => {});
    ${Page}
    ${healthyPages}`,
  slow: `
    ${onServer}
    if (onServer) await new Promise((resolve) => setTimeout(resolve, 4_000));
    ${Page}
    ${healthyPages}`,
  hangs: `
    ${onServer}
    ${Page}
    export const createRoutes = () => pages(() => onServer ? new Promise(() => {}) : Promise.resolve({ Page, head }));`,
} as const;

/**
 * A version with which nothing is wrong.
 * @param mark makes it differ from others: a version is what it was built from
 */
export const healthyRelease = (mark: string) => `
    const Page = () => <h1 title=${JSON.stringify(mark)}>${testHeading}</h1>;
    ${healthyPages}`;
