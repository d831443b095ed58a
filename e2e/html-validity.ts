import type { Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/**
 * html-validate's recommended rules (https://html-validate.org/rules/). What is left out is left out for a reason: an
 * exception for one page hides nothing on the others.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // How React writes attributes and void elements, which HTML allows: <br/>, srcSet, checked="".
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'void-style': 'off',
      // React's useId begins with an underscore; HTML asks only for no white space.
      'valid-id': ['error', { relaxed: true }],
      // Lists may have names (WAI-ARIA 1.2, section 5.2.8.5), and several on one page need them.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // A group of checkboxes shares its name as radio buttons do.
      'form-dup-name': [
        'error',
        { allowCheckboxDefault: true, shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] },
      ],
      // The contents of an article are there twice, for phones and for desks; axe looks at the one that is shown.
      'unique-landmark': 'off',
      // The way back from the first page stays in its place as a link that leads nowhere, as ARIA's practices have it; no native field
      // holds formatted text.
      'prefer-native-element': ['error', { exclude: ['link', 'textbox'] }],
      // What an article is called is its author's; the brand, which comes last, is what a search engine cuts.
      'long-title': 'off',
      // Where cells are drawn as blocks, browsers forget what a table is unless it says so.
      'no-redundant-role': 'off',
      // A search that answers while it is typed needs no button; Enter sends it, too.
      'wcag/h32': 'off',
      // What is a matter of the security policy is looked at where that is tested.
      'no-inline-style': 'off',
      'require-sri': 'off',
    },
  }),
);

/** @returns what is not valid in a whole document, each with the element that is meant */
export async function invalidHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`);
}

/** @returns what is not valid in an open page as it is now, after all that its code has done */
export async function invalidDom(page: Page): Promise<string[]> {
  return invalidHtml(await page.content());
}
