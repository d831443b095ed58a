import type { Element, ElementContent, Root, RootContent } from 'hast';
import { features } from 'web-features';
import { featureNames } from './feature-names.ts';

const browsers = [
  ['chrome', 'Chrome'],
  ['edge', 'Edge'],
  ['firefox', 'Firefox'],
  ['safari', 'Safari'],
] as const;

/** An article asks for a feature that the web-features package does not know. */
export class UnknownFeatureError extends Error {
  override readonly name = 'UnknownFeatureError';
}

/**
 * Puts a table of browser versions in place of every `<Compatibility features="grid subgrid" />`. The versions come
 * from the web-features package at build time and are never typed by hand.
 */
export function rehypeCompatibility() {
  return (tree: Root): void => {
    tree.children = tree.children.map((node) => {
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Compatibility') return node;
      const attribute = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'features');
      const names = typeof attribute?.value === 'string' ? attribute.value.split(/\s+/) : [];
      return compatibilityTable(names) as RootContent;
    });
  };
}

/** @param names ids of web-features, such as `subgrid` */
export function compatibilityTable(names: string[]): Element {
  const head = ['Función', ...browsers.map(([, name]) => name), 'Baseline'];
  return element('table', { dataCompatibility: '' }, [
    element('caption', {}, [text('Primera versión estable de cada navegador que lo incluye')]),
    element('thead', {}, [
      element(
        'tr',
        {},
        head.map((name) => element('th', { scope: 'col' }, [text(name)])),
      ),
    ]),
    element('tbody', {}, names.map(row)),
  ]);
}

function row(name: string): Element {
  const feature = features[name];
  if (feature?.kind !== 'feature') throw new UnknownFeatureError(`"${name}" is not a feature of web-features.`);
  const { support, baseline, baseline_low_date, baseline_high_date } = feature.status;
  const since = baseline === 'high' ? baseline_high_date : baseline === 'low' ? baseline_low_date : undefined;
  return element('tr', {}, [
    element('th', { scope: 'row' }, [nameOf(name, feature.name)]),
    ...browsers.map(([browser]) => element('td', {}, [text(support[browser] ?? 'Aún no')])),
    element('td', {}, [text(baselineWords(baseline || false, since))]),
  ]);
}

/** `<dialog>`, `:has()`, `@scope`, `subgrid`: what one types, as opposed to words about it. */
const looksTyped = /^[<:@].+|\(\)$|^[a-z]+(?:-[a-z]+)*$/;

/** @param own the feature's name in web-features, which is English or code */
function nameOf(id: string, own: string): ElementContent {
  const label = featureNames[id];
  if (label) return label.code ? element('code', {}, [text(label.text)]) : text(label.text);
  return looksTyped.test(own) ? element('code', {}, [text(own)]) : element('span', { lang: 'en' }, [text(own)]);
}

/** `≤2017-10-17` and the like: web-features marks dates that it only knows to be no later. */
function baselineWords(baseline: 'high' | 'low' | false, since: string | undefined): string {
  const year = since?.replace('≤', '').slice(0, 4);
  if (baseline === 'high') return `Amplia desde ${year}`;
  if (baseline === 'low') return `Nueva desde ${year}`;
  return 'Limitada';
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}
