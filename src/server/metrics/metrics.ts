import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Histogram, counterText, gaugeText, labels } from './prometheus-text.ts';

/** An answered call of the API. */
export interface Call {
  readonly method: string;
  /** Its route: /api/books/:id. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

/** The metrics of a server for Prometheus. */
export interface Metrics {
  page(status: number): void;
  call(call: Call): void;
  /** All metrics in Prometheus' text format, version 0.0.4. */
  text(state: MetricsState): string;
}

/** Values that are read when Prometheus asks. */
interface MetricsState {
  /** Leads not yet delivered to the webhook; undefined if the database does not answer. */
  readonly undelivered: number | undefined;
  readonly connections: number;
}

/** Bounds of the histogram, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The labels of a page by its status. Cached, because pages are by far the most frequent requests. */
const statuses = new Map<number, string>();

function pageLabels(status: number): string {
  const known = statuses.get(status) ?? labels({ status });
  statuses.set(status, known);
  return known;
}

export function createMetrics(): Metrics {
  const pages = new Counter('site_pages_total', 'Pages and files that were asked for, by status.');
  const calls = new Counter('site_api_calls_total', 'Calls of the API, by method, route and status.');
  const durations = new Histogram(
    'site_api_call_seconds',
    'How long calls of the API took, by route.',
    'route',
    bounds,
  );
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return {
    page: (status) => pages.increment(pageLabels(status)),
    call: ({ method, route, status, ms }) => {
      calls.increment(labels({ method, route, status }));
      durations.add(route, ms / 1000);
    },
    text: ({ undelivered, connections }) => {
      const lag = delay.percentile(99) / 1e9;
      delay.reset();
      return [
        pages.text(),
        calls.text(),
        durations.text(),
        ...(undelivered === undefined
          ? []
          : [gaugeText('site_outbox_leads', 'Leads that the webhook does not have yet.', undelivered)]),
        gaugeText('site_connections', 'Open connections.', connections),
        gaugeText(
          'nodejs_eventloop_lag_p99_seconds',
          'How late the event loop was, 99th percentile since it was last asked.',
          Number.isFinite(lag) ? lag : 0,
        ),
        processMetrics(),
      ].join('');
    },
  };
}

function processMetrics(): string {
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    gaugeText('process_resident_memory_bytes', 'Memory of the process.', rss),
    gaugeText('nodejs_heap_size_used_bytes', 'Memory of its JavaScript objects.', heapUsed),
    gaugeText('nodejs_external_memory_bytes', 'Memory of its buffers.', external),
    counterText('process_cpu_seconds_total', 'Time of processors that it took.', (user + system) / 1e6),
    gaugeText(
      'process_start_time_seconds',
      'When it started, since 1970.',
      Math.round(Date.now() / 1000 - process.uptime()),
    ),
  ].join('');
}
