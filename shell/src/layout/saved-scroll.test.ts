import { heightKey, saveScroll } from './saved-scroll.ts';

const heights = new Map<Element, number>();

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.scrollTo = jest.fn();
  sessionStorage.clear();
  heights.clear();
  document.body.innerHTML = '<main><div></div></main>';
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(function (this: Element) {
    return heights.get(this) ?? 0;
  });
  performance.getEntriesByType = () => [{ type: 'reload' }] as unknown as PerformanceEntryList;
});
afterEach(() => jest.useRealTimers());

const main = () => document.querySelector('main') as HTMLElement;
const content = () => main().firstElementChild as Element;

/** The page is left and loaded again. @param now how high what the server sends is, in CSS pixels */
async function reload(before: number, now: number): Promise<void> {
  heights.set(main(), before);
  sessionStorage.setItem(heightKey, JSON.stringify({ page: location.href, height: before, top: 1_200 }));
  heights.set(content(), now);
  await saveScroll(main());
}

test('a page is as high as before the reload, until its own parts are', async () => {
  await reload(3_000, 900);
  expect(main().style.minHeight).toBe('3000px');
  heights.set(content(), 2_000);
  jest.advanceTimersByTime(250);
  expect(main().style.minHeight).toBe('3000px');
  heights.set(content(), 3_010);
  content().setAttribute('aria-busy', 'true');
  jest.advanceTimersByTime(250);
  expect(main().style.minHeight).toBe('3000px');
  content().removeAttribute('aria-busy');
  jest.advanceTimersByTime(250);
  expect(main().style.minHeight).toBe('');
});

test('what does not come within ten seconds is not waited for', async () => {
  await reload(3_000, 900);
  jest.advanceTimersByTime(10_000);
  expect(main().style.minHeight).toBe('');
});

test('a page that comes whole, another page, and one that is opened for the first time are left alone', async () => {
  await reload(3_000, 3_000);
  expect(main().style.minHeight).toBe('');
  sessionStorage.setItem(heightKey, JSON.stringify({ page: 'http://localhost/otra', height: 3_000, top: 1_200 }));
  heights.set(content(), 900);
  await saveScroll(main());
  expect(main().style.minHeight).toBe('');
  performance.getEntriesByType = () => [{ type: 'navigate' }] as unknown as PerformanceEntryList;
  await reload(3_000, 900);
  expect(main().style.minHeight).toBe('');
});

test('the window stays where it was while parts arrive, unless she moves it herself', async () => {
  await reload(3_000, 900);
  jest.advanceTimersByTime(250);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 1_200, behavior: 'instant' });
  dispatchEvent(new Event('wheel'));
  jest.advanceTimersByTime(1_000);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});
