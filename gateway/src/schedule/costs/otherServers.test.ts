import { expect, onTestFinished, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { type Difference, startOtherServer } from '../../testing/startOtherServer.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

await startTestStack();

const document = graphql(`
  {
    gig(databaseId: 1) {
      cost {
        lines {
          code
        }
      }
    }
    location(databaseId: 1) {
      costRates {
        gatewayFee {
          percentage
        }
        cancellation {
          freeHours
          guaranteedHours
        }
      }
    }
  }
`);

async function costsAt(difference: Difference) {
  const { run, close } = await startOtherServer(difference);
  onTestFinished(close);
  return run(document, { as: 'member' });
}

test.each<[string, Difference]>([
  ['that does not tell the fees of the card network', { missing: '/api/configuration/fees/' }],
  [
    'that does not tell what pays',
    { rewrite: (key, value) => (key === 'payment_method_type' ? undefined : value) },
  ],
])('excludes the fee from costs at a server %s', async (_name, difference) => {
  const { data, errors } = await costsAt(difference);

  expect(errors).toBeUndefined();
  expect(present(data?.gig?.cost).lines.map(({ code }) => code)).not.toContain('GATEWAY_FEE');
  expect(data?.location?.costRates?.gatewayFee).toBeNull();
});

test('uses the default terms at a server without terms', async () => {
  const { data } = await costsAt({
    rewrite: (key, value) => (key.startsWith('cancellation_') ? undefined : value),
  });

  expect(data?.location?.costRates?.cancellation).toEqual({ freeHours: 24, guaranteedHours: 4 });
});
