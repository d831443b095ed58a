import type { Logger } from 'pino';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** An answer as it is counted. */
export interface Answered {
  service: 'shell' | 'api' | 'operator';
  method: string;
  /** The pattern of the address, of which there are few; never the address itself. */
  route: string;
  status: number;
  /** From the request's arrival to the end of its answer. */
  seconds: number;
}

/** The Prometheus metrics of a process. */
export interface Metrics {
  /** Adds a gauge. */
  gauge<Label extends string>(name: string, help: string, ...labelNames: Label[]): Gauge<Label>;
  /** Adds a counter. */
  counter<Label extends string>(name: string, help: string, ...labelNames: Label[]): Counter<Label>;
  /** Counts a request from outside, by API, shell or operator's endpoint alike. */
  countRequest(status: number): void;
  /** Counts an answer by its route. The API's also has those that the shell asked for. */
  observe(answered: Answered): void;
  /** Looks something up before each scrape; what fails is logged and delays nobody. */
  onScrape(look: () => Promise<void> | void): void;
  /** Media type of `text`. */
  contentType: string;
  /** All metrics in Prometheus' text format. */
  text(): Promise<string>;
}

export interface MetricsPorts {
  /** Further metrics as lines. */
  lines?: () => string[];
  log?: Pick<Logger, 'warn'>;
}

/** Upper bounds in seconds: from a page that is kept to what a reader has given up. */
const buckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];

const statusClasses = ['2xx', '3xx', '4xx', '5xx'];

/** The methods used as a label; a client may invent others without end. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** How often the event loop is looked at, in milliseconds; each lag is this much longer than it was. Twice as often costs twice the processor time at rest. */
const lagPrecisionMs = 20;

/** Gauges that `prom-client` names as if they were counters; the number of handles is of no use to an operator. */
const misnamed = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total'];

/** Creates the metrics of this process: memory, processor time and event loop from the start, and what others add. */
export function createMetrics({ lines = () => [], log }: MetricsPorts = {}): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: lagPrecisionMs });
  for (const name of misnamed) registry.removeSingleMetric(name);
  const registers = [registry];
  const counter: Metrics['counter'] = (name, help, ...labelNames) => new Counter({ name, help, labelNames, registers });
  const requests = counter(
    'http_requests_total',
    'Requests from outside that were answered, by class of status.',
    'status',
  );
  for (const status of statusClasses) requests.inc({ status }, 0);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to end of answer, by what answered, pattern of the address and class of status.',
    labelNames: ['service', 'method', 'route', 'status'],
    buckets,
    registers,
  });
  const looks: (() => Promise<void> | void)[] = [];

  return {
    gauge: (name, help, ...labelNames) => new Gauge({ name, help, labelNames, registers }),
    counter,
    contentType: registry.contentType,
    countRequest: (status) => requests.inc({ status: classOf(status) }),
    observe({ service, method, route, status, seconds }) {
      durations.observe(
        { service, method: methods.has(method) ? method : 'other', route, status: classOf(status) },
        seconds,
      );
    },
    onScrape: (look) => void looks.push(look),
    async text() {
      const looked = await Promise.allSettled(looks.map(async (look) => look()));
      for (const one of looked)
        if (one.status === 'rejected') log?.warn({ err: one.reason }, 'Some metrics could not be read');
      return [await registry.metrics(), ...lines(), ''].join('\n').replace(/\n{2,}/g, '\n');
    },
  };
}

const classOf = (status: number) => `${Math.floor(status / 100)}xx`;
