import { expect, test } from 'vitest';
import { startGateway } from '../../gateway/src/app/startGateway.ts';
import { parseSettings } from '../../gateway/src/platform/settings/settings.ts';
import { startCollector } from '../../gateway/src/testing/startCollector.ts';
import { startDemoUpstream } from '../../upstream/src/testing/startDemoUpstream.ts';
import { traceHeader } from '../../web/src/platform/relay/traceparent.ts';

test('the REST calls of an operation of the web app go on with its trace', async () => {
  const collector = await startCollector();
  const upstream = await startDemoUpstream({ tracesUrl: collector.url });
  const gateway = await startGateway(
    parseSettings({
      BRIGADE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'silent',
      UPSTREAM_API_BASE: upstream.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: new URL(collector.url).origin,
    }),
  );
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${await upstream.tokenOf('manager@brigade.example')}`,
    ...traceHeader(),
  };
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query: '{ viewer { fullName } }' }),
  });
  expect(response.status).toBe(200);
  await gateway.close();
  await upstream.close();

  const [, traceId, spanId] = headers.traceparent.split('-');
  const spans = collector.spans.filter((span) => span.traceId === traceId);
  expect(spans.find(({ parentSpanId }) => parentSpanId === spanId)?.service).toBe('brigade-gateway');
  expect(spans.some(({ service }) => service === 'brigade-rest')).toBe(true);
});
