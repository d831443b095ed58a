/** Counts requests for Prometheus. */
export interface Metrics {
  /** @param seconds from the request's arrival to the end of its answer */
  count(status: number, seconds: number): void;
  /** The figures in Prometheus' text format. */
  text(): Promise<string>;
}

/** @param figures lines of others that are printed with them; must not fail */
export function createMetrics(figures: () => Promise<string[]> = async () => []): Metrics {
  const requests = new Map<string, number>(['2xx', '3xx', '4xx', '5xx'].map((family) => [family, 0]));
  let seconds = 0;
  let count = 0;
  const began = (Date.now() - process.uptime() * 1000) / 1000;

  return {
    count(status, taken) {
      const family = `${Math.floor(status / 100)}xx`;
      requests.set(family, (requests.get(family) ?? 0) + 1);
      seconds += taken;
      count += 1;
    },
    async text() {
      const memory = process.memoryUsage();
      const cpu = process.cpuUsage();
      return [
        '# HELP http_requests_total Requests answered, by family of status.',
        '# TYPE http_requests_total counter',
        ...[...requests].map(([family, number]) => `http_requests_total{status="${family}"} ${number}`),
        '# HELP http_request_duration_seconds Time from request to end of answer.',
        '# TYPE http_request_duration_seconds summary',
        `http_request_duration_seconds_sum ${seconds.toFixed(6)}`,
        `http_request_duration_seconds_count ${count}`,
        '# HELP process_resident_memory_bytes Memory held by the process.',
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${memory.rss}`,
        '# HELP nodejs_heap_used_bytes Memory in use by JavaScript objects.',
        '# TYPE nodejs_heap_used_bytes gauge',
        `nodejs_heap_used_bytes ${memory.heapUsed}`,
        '# HELP process_cpu_seconds_total Processor time used.',
        '# TYPE process_cpu_seconds_total counter',
        `process_cpu_seconds_total ${((cpu.user + cpu.system) / 1e6).toFixed(6)}`,
        '# HELP process_start_time_seconds When the process began, in seconds since 1970.',
        '# TYPE process_start_time_seconds gauge',
        `process_start_time_seconds ${began.toFixed(3)}`,
        ...(await figures()),
        '',
      ].join('\n');
    },
  };
}
