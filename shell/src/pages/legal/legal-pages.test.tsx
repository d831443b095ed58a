import type { SiteConfig } from '@femcoders/contracts/site-config';
import { defaultSiteConfig } from '@femcoders/contracts/site-defaults';
import { InHost } from '@femcoders/kit/test/render-page';
import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { accessibility, cookies, faq, legalNotice, privacy } from './legal-pages.ts';

const { Page: AccessibilityPage } = accessibility;
const { Page: LegalNoticePage } = legalNotice;

function show(Page: ComponentType, site: Partial<SiteConfig> = {}) {
  const router = createMemoryRouter([{ path: '/', element: <Page /> }]);
  render(
    <InHost site={site}>
      <RouterProvider router={router} />
    </InHost>,
  );
}

const holder = {
  holder: 'Asociación de Prueba',
  holderTaxId: 'G00000000',
  holderAddress: 'Calle de Prueba, 1',
  holderRegistry: 'Registro de Prueba, 1',
};

describe('the legal notice', () => {
  it('marks what nobody has said, and invents nothing', () => {
    show(LegalNoticePage);
    const missing = screen.getAllByText(/^\[Por completar/).map((mark) => mark.textContent);
    expect(missing).toEqual(
      expect.arrayContaining([
        '[Por completar: nombre o razón social]',
        '[Por completar: número de identificación fiscal]',
        '[Por completar: dirección postal]',
        '[Por completar: registro y número de inscripción, si está inscrita]',
      ]),
    );
    expect(screen.getByText(/es un borrador completo/)).toBeInTheDocument();
  });

  it('names the holder when she is configured, and is a draft no more', () => {
    show(LegalNoticePage, holder);
    for (const value of Object.values(holder)) expect(screen.getByText(value)).toBeInTheDocument();
    expect(screen.queryByText(/Por completar/)).not.toBeInTheDocument();
    expect(screen.queryByText(/es un borrador completo/)).not.toBeInTheDocument();
  });

  it('says where to write, for authorities too, and which law applies', () => {
    show(LegalNoticePage);
    expect(screen.getAllByRole('link', { name: defaultSiteConfig.contactEmail })[0]).toHaveAttribute(
      'href',
      `mailto:${defaultSiteConfig.contactEmail}`,
    );
    for (const name of ['Punto de contacto', 'Comentarios y contenidos ilegales', 'Ley aplicable'])
      expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
  });
});

describe('the accessibility statement', () => {
  it('says what nobody has checked, and when it was last reviewed', () => {
    show(AccessibilityPage);
    expect(screen.getByText(/nadie de fuera la ha auditado/)).toBeInTheDocument();
    expect(screen.getByText('[Por completar: fecha de la última revisión]')).toBeInTheDocument();
  });

  it.each([
    [3, /contestarte en 3 días laborables como mucho/],
    [1, /contestarte en 1 día laborable como mucho/],
  ])('promises an answer in the time the community has set: %i', (replyDays, promise) => {
    show(AccessibilityPage, { replyDays });
    expect(screen.getByText(promise)).toBeInTheDocument();
  });

  it('shows the date of the review as people read it', () => {
    show(AccessibilityPage, { accessibilityReviewed: '2027-03-02' });
    expect(screen.getByText('2 de marzo de 2027')).toHaveAttribute('datetime', '2027-03-02');
    expect(screen.queryByText(/Por completar/)).not.toBeInTheDocument();
  });
});

describe('the texts of dialogs, as pages', () => {
  it('name one another by links, which work without scripts', () => {
    show(privacy.Page);
    const links = screen.getAllByRole('link', { name: 'Política de cookies' });
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect(link).toHaveAttribute('href', '/politica-de-cookies');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('say all of the dialog, also the answers to its questions', () => {
    show(faq.Page);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(8);
    expect(screen.getByText(/Una promotora es una socia/)).toBeVisible();
  });
});

it.each([
  ['the legal notice', LegalNoticePage],
  ['the accessibility statement', AccessibilityPage],
  ['the privacy policy', privacy.Page],
  ['the cookie policy', cookies.Page],
  ['the questions', faq.Page],
])('the contents of %s lead to every section', (_name, Page) => {
  show(Page);
  const links = within(screen.getByRole('navigation', { name: 'En esta página' })).getAllByRole('link');
  expect(links.length).toBe(screen.getAllByRole('heading', { level: 2 }).length);
  for (const link of links) {
    const target = document.querySelector(link.getAttribute('href') ?? '');
    expect(within(target as HTMLElement).getByRole('heading', { level: 2 })).toHaveTextContent(link.textContent);
  }
});
