export * as accessibility from './accessibility-page.tsx';
export * as cookies from './cookies-page.tsx';
export * as faq from './faq-page.tsx';
export * as legalNotice from './legal-notice-page.tsx';
export * as privacy from './privacy-page.tsx';
