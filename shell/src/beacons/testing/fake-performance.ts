type Fields = Record<string, unknown>;

const allTypes = ['paint', 'largest-contentful-paint', 'layout-shift', 'event', 'first-input'];

/** Replaces the browser's performance entries by the test's; new for every test of the file. */
export function fakePerformance() {
  let observers: FakeObserver[] = [];
  let entries: Record<string, Fields[]> = {};

  class FakeObserver {
    static supportedEntryTypes = allTypes;
    readonly #hear: (list: { getEntries: () => Fields[] }) => void;
    #waiting: Fields[] = [];
    type = '';

    constructor(hear: (list: { getEntries: () => Fields[] }) => void) {
      this.#hear = hear;
    }
    observe({ type }: { type: string }) {
      this.type = type;
      observers.push(this);
    }
    tell(entry: Fields, waits: boolean) {
      if (waits) this.#waiting.push(entry);
      else this.#hear({ getEntries: () => [entry] });
    }
    takeRecords() {
      return this.#waiting.splice(0);
    }
    disconnect() {
      observers = observers.filter((other) => other !== this);
    }
  }

  beforeEach(() => {
    observers = [];
    entries = { navigation: [{ responseStart: 100 }], resource: [] };
    FakeObserver.supportedEntryTypes = allTypes;
    Object.assign(globalThis, { PerformanceObserver: FakeObserver });
    Object.assign(performance, { getEntriesByType: (type: string) => entries[type] ?? [] });
  });

  return {
    /** @param options.waits whether the browser has not yet passed it on */
    tell(type: string, entry: Fields, { waits = false } = {}) {
      for (const observer of observers.filter((other) => other.type === type)) observer.tell(entry, waits);
    },
    support(...types: string[]) {
      FakeObserver.supportedEntryTypes = types;
    },
    setArrival(arrival: Fields) {
      entries.navigation = [arrival];
    },
    setResources(...resources: Fields[]) {
      entries.resource = resources;
    },
  };
}
