import { expect, onTestFinished, test } from 'vitest';
import { readEnvelope } from '../../../testing/envelopes.ts';
import { startWebhookReceiver } from '../../../testing/webhookReceiver.ts';
import { UpstreamRefusal } from '../../rest/restError.ts';
import { createForwarder } from '../forwarder.ts';
import { defaultSignalSettings } from '../signalSettings.ts';
import { createErrorReporter } from './errorReporter.ts';

test('a refused call is reported, unless it reads what a dashboard can chart', async () => {
  const service = await startWebhookReceiver();
  onTestFinished(() => service.close());
  const forwarder = createForwarder({ ...defaultSignalSettings, onEnded: () => undefined });
  const reporter = createErrorReporter({
    dsn: { envelopeUrl: `http://127.0.0.1:${service.port}/api/42/envelope/`, publicKey: 'abc' },
    environment: 'test',
    forwarder,
  });
  const refusal = {
    code: 'invalid',
    message: 'No such column',
    target: null,
    targetValue: null,
    details: [],
  };
  for (const path of [
    '/staffer/dashboards/{name}/schema-context/',
    '/dashboards/schema-context',
    '/staffer/dashboards/{name}/',
  ]) {
    reporter.callFailed(
      {
        endpoint: 'getDashboard',
        method: 'GET',
        path,
        error: new UpstreamRefusal('getDashboard', 400, refusal),
      },
      { name: 'ad-hoc', requestId: 'request-1', traceId: null },
    );
  }
  await forwarder.close();

  expect(service.received.flatMap(({ body }) => readEnvelope(body).items)).toMatchObject([
    {
      content: {
        exception: { values: [{ type: 'Refusal400', value: 'GET /staffer/dashboards/{name}/: invalid' }] },
      },
    },
  ]);
});
