import { escapeHtml } from '@femcoders/contracts/escape-html';
import type { SiteConfig } from '@femcoders/contracts/site-config';

export interface SiteFile {
  type: string;
  text: string;
}

interface FilePorts {
  site: SiteConfig;
  publicUrl: string;
}

/** Addresses that programs know, and the pages that they stand for: of password managers, by W3C's "change-password". */
export const knownRedirects: Readonly<Record<string, string>> = {
  '/.well-known/change-password': '/personaliza-perfil/seguridad',
};

/** Files at fixed addresses whose words depend on whose site this is. */
export const siteFiles: Record<string, (ports: FilePorts) => SiteFile> = {
  '/robots.txt': ({ publicUrl }) => ({
    type: 'text/plain; charset=utf-8',
    // Private pages ask not to be indexed: a crawler must read them to know.
    text: `User-agent: *\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
  }),

  '/manifest.webmanifest': ({ site: { brand } }) => ({
    type: 'application/manifest+json',
    text: JSON.stringify({
      id: '/',
      name: brand,
      short_name: brand,
      description: 'Comunidad de mujeres en tecnología, de Barcelona.',
      lang: 'es',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      background_color: '#fff9f2',
      theme_color: '#fff9f2',
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    }),
  }),

  // OpenSearch 1.1: browsers can search the site from their address bar.
  '/opensearch.xml': ({ site: { brand }, publicUrl }) => ({
    type: 'application/opensearchdescription+xml; charset=utf-8',
    text: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
      `<ShortName>${escapeHtml(brand)}</ShortName>`,
      `<Description>Busca en ${escapeHtml(brand)}</Description>`,
      '<InputEncoding>UTF-8</InputEncoding>',
      `<Image width="32" height="32" type="image/x-icon">${publicUrl}/favicon.ico</Image>`,
      `<Url type="text/html" template="${publicUrl}/buscar?q={searchTerms}"/>`,
      '</OpenSearchDescription>\n',
    ].join(''),
  }),

  // RFC 9116. It must expire within a year; as long as the site answers, somebody keeps it.
  '/.well-known/security.txt': ({ site: { contactEmail }, publicUrl }) => ({
    type: 'text/plain; charset=utf-8',
    text: [
      `Contact: mailto:${contactEmail}`,
      `Expires: ${new Date(Date.now() + 180 * 24 * 60 * 60_000).toISOString().slice(0, 10)}T00:00:00Z`,
      'Preferred-Languages: es, ca, en',
      `Canonical: ${publicUrl}/.well-known/security.txt\n`,
    ].join('\n'),
  }),
};
