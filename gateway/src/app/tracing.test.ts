import { startDemoUpstream } from '@brigade/upstream/testing/startDemoUpstream.ts';
import { expect, test } from 'vitest';
import { parseSettings } from '../platform/settings/settings.ts';
import { startCollector } from '../testing/startCollector.ts';
import { startGateway } from './startGateway.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const browser = 'b7ad6b7169203331';
const query = '{ viewer { fullName activeLocations { name gigs(first: 2) { totalCount } } } }';

/** A gateway before a REST API, both with this collector, and their ends, which send what is left. */
async function startTraced(tracesUrl: string) {
  const upstream = await startDemoUpstream({ tracesUrl });
  const settings = parseSettings({
    BRIGADE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'info',
    UPSTREAM_API_BASE: upstream.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: new URL(tracesUrl).origin,
  });
  const lines: string[] = [];
  const logDestination = { write: (line: string) => void lines.push(line) };
  const gateway = await startGateway(settings, { logDestination });
  const token = await upstream.tokenOf('manager@brigade.example');
  return {
    lines,
    run: async (headers: Record<string, string>) => {
      const response = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
        body: JSON.stringify({ query }),
      });
      return (await response.json()) as { data: { viewer: { fullName: string } } };
    },
    close: async () => {
      await gateway.close();
      await upstream.close();
    },
  };
}

test('a trace goes from the caller through the gateway to each REST call, and log lines name it', async () => {
  const collector = await startCollector();
  const { run, lines, close } = await startTraced(collector.url);
  await run({ traceparent: `00-${traceId}-${browser}-01` });
  await close();

  const spans = collector.spans.filter((span) => span.traceId === traceId);
  const [operation, ...others] = spans.filter(({ parentSpanId }) => parentSpanId === browser);
  expect(others).toEqual([]);
  expect(operation).toMatchObject({
    service: 'brigade-gateway',
    name: 'ad-hoc',
    attributes: { 'http.response.status_code': 200 },
    isError: false,
  });
  const calls = spans.filter(({ parentSpanId }) => parentSpanId === operation?.spanId);
  expect(calls.map(({ name }) => name)).toContain('GET /staffer/gigs/');
  const served = spans.filter(({ service }) => service === 'brigade-rest');
  expect(served.map(({ parentSpanId }) => parentSpanId).toSorted()).toEqual(
    calls.map(({ spanId }) => spanId).toSorted(),
  );
  expect(lines.join('\n')).toContain(`"traceId":"${traceId}"`);
});

test('spans hold nothing that identifies a person', async () => {
  const collector = await startCollector();
  const { run, close } = await startTraced(collector.url);
  const { data } = await run({});
  await close();

  expect(data.viewer.fullName).not.toBe('');
  expect(collector.spans.length).toBeGreaterThan(2);
  const text = JSON.stringify(collector.spans);
  expect(text).not.toContain(data.viewer.fullName);
  expect(text).not.toMatch(/token|@|\?/i);
});

test('a collector that is down changes nothing', async () => {
  const { run, close } = await startTraced('http://127.0.0.1:9/v1/traces');
  const { data } = await run({ traceparent: 'no trace' });
  expect(data.viewer.fullName).not.toBe('');
  await close();
});
