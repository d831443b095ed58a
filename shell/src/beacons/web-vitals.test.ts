import { fakePerformance } from './testing/fake-performance.ts';
import { watchVitals } from './web-vitals.ts';

const { tell, support, setArrival } = fakePerformance();

test('the answer, the first paint and the largest one are in milliseconds from the page’s start', () => {
  setArrival({ responseStart: 120.4 });
  const end = watchVitals();
  tell('paint', { name: 'first-paint', startTime: 280 });
  tell('paint', { name: 'first-contentful-paint', startTime: 300.6 });
  tell('largest-contentful-paint', { startTime: 320 });
  tell('largest-contentful-paint', { startTime: 680 });
  expect(end()).toEqual({ ttfb: 120, fcp: 301, lcp: 680, cls: 0 });
});

test('a page that was made beforehand begins when it is shown', () => {
  setArrival({ responseStart: 100, activationStart: 400 });
  const end = watchVitals();
  tell('largest-contentful-paint', { startTime: 450 });
  expect(end()).toMatchObject({ ttfb: 0, lcp: 50 });
});

test('of layout shifts the worst window counts: up to five seconds, ended by a pause of one', () => {
  const end = watchVitals();
  tell('layout-shift', { startTime: 100, value: 0.01 });
  tell('layout-shift', { startTime: 900, value: 0.02 });
  tell('layout-shift', { startTime: 1_000, value: 0.9, hadRecentInput: true });
  tell('layout-shift', { startTime: 2_100, value: 0.015 });
  expect(end().cls).toBe(0.03);
});

test('a row of shifts without a pause is cut after five seconds', () => {
  const end = watchVitals();
  for (let at = 100; at < 9_000; at += 900) tell('layout-shift', { startTime: at, value: 0.01 });
  expect(end().cls).toBe(0.06);
});

test('of interactions the slowest counts, and of many the slowest but for one in fifty', () => {
  let end = watchVitals();
  tell('first-input', { interactionId: 1, duration: 16 });
  tell('event', { interactionId: 2, duration: 240 });
  tell('event', { interactionId: 2, duration: 90 });
  tell('event', { interactionId: 0, duration: 900 });
  expect(end().inp).toBe(240);

  end = watchVitals();
  for (let id = 1; id <= 50; id++) tell('event', { interactionId: id, duration: id === 7 ? 800 : 48 });
  expect(end().inp).toBe(48);
});

test('what waits to be heard when it ends counts, and nothing after that', () => {
  const end = watchVitals();
  tell('largest-contentful-paint', { startTime: 700 }, { waits: true });
  const vitals = end();
  tell('largest-contentful-paint', { startTime: 900 });
  expect(vitals.lcp).toBe(700);
});

test('a browser that cannot measure something says nothing of it', () => {
  support('paint');
  const end = watchVitals();
  tell('paint', { name: 'first-contentful-paint', startTime: 300 });
  expect(end()).toEqual({ ttfb: 100, fcp: 300 });
});
