import type { Span, Tracing } from '@femcoders/contracts/tracing';
import {
  type Context,
  DiagLogLevel,
  diag,
  type Span as RecordedSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { TracingSettings } from '../environment.ts';

const kinds = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
} as const;

/** Longest wait for the receiver, in milliseconds: for a batch, and for the last one when the process ends. */
const exportLimitMs = 5_000;
const closeLimitMs = 2_000;
/** How often the log says that the receiver is away, in milliseconds. */
const quietMs = 60_000;

export interface RunningTracing extends Tracing {
  /** Sends what is left, as far as that can be done in two seconds. */
  close(): Promise<void>;
}

/**
 * Traces with the SDK of OpenTelemetry, which sends batches as OTLP over HTTP. It takes nothing from the machine or the command line into what it
 * sends, and is no global of the process but for its log.
 * @param serviceName how the process is called in traces
 */
export function createTracing(
  settings: TracingSettings,
  serviceName: string,
  log: Pick<Logger, 'warn'>,
): RunningTracing {
  warnSeldom(log);
  const { endpoint, headers, share } = settings;
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers, timeoutMillis: exportLimitMs });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': settings.serviceName ?? serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: exportLimitMs })],
  });
  const tracer = provider.getTracer('femcoders');
  const contexts = new AsyncLocalStorageContextManager().enable();

  return {
    start(name, { kind = 'internal', parent, attributes = {} } = {}) {
      const context = contextOf(parent) ?? contexts.active();
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, context);
      return spanOf(span, (work) => contexts.with(trace.setSpan(context, span), work));
    },
    traceparent() {
      const running = trace.getSpanContext(contexts.active());
      if (!running) return undefined;
      const { traceId, spanId, traceFlags } = running;
      return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
    },
    async close() {
      const limit = AbortSignal.timeout(closeLimitMs);
      const late = new Promise<void>((resolve) => limit.addEventListener('abort', () => resolve()));
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}

function contextOf(traceparent: string | undefined): Context | null {
  const parent = traceparent ? parseTraceParent(traceparent) : null;
  return parent && trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
}

const spanOf = (span: RecordedSpan, run: Span['run']): Span => ({
  run,
  rename: (name) => void span.updateName(name),
  set: (attributes) => void span.setAttributes(attributes),
  fail(type) {
    span.setAttribute('error.type', type);
    span.setStatus({ code: SpanStatusCode.ERROR });
  },
  end: () => span.end(),
});

/** The SDK complains of every batch that did not arrive. */
function warnSeldom(log: Pick<Logger, 'warn'>): void {
  let last = Number.NEGATIVE_INFINITY;
  const warn = (message: string) => {
    if (performance.now() - last < quietMs) return;
    last = performance.now();
    log.warn({ detail: message.slice(0, 300) }, 'Traces could not be sent');
  };
  const nothing = () => {};
  diag.setLogger({ error: warn, warn, info: nothing, debug: nothing, verbose: nothing }, DiagLogLevel.WARN);
}
