import { afterAll, expect, test } from 'vitest';
import { startSpecifiedGateway } from '../testing/specified/startSpecifiedGateway.ts';

const server = await startSpecifiedGateway();
afterAll(() => server.close());

test('values that the specification does not list become ones that are safe to act on', async () => {
  server.speak({ hasUnknownValues: true });
  const { data, errors } = await server.post({
    query: `{
      viewer { managedLocations { role } termsAcceptance { status } }
      gig(databaseId: 1) {
        status
        type
        recurrence { text }
        requirements { category }
        attachments { status }
        applications(first: 2) {
          edges { node { status selectionSource payment { status } cancellation { reason } timePunches { databaseId } } }
        }
      }
      location(databaseId: 1) {
        addOns(first: 1) { edges { node { type } } }
        addresses(first: 1) { edges { node { type } } }
        managers(first: 1) { edges { node { role } } }
        invitations(first: 1) { edges { node { status role } } }
        geoLogs(first: 1) { edges { node { action precision } } }
        billing { paymentMethod { type status } }
      }
    }`,
  });

  expect(errors).toBeUndefined();
  expect(data).toMatchInlineSnapshot(`
    {
      "gig": {
        "applications": {
          "edges": [
            {
              "node": {
                "cancellation": null,
                "payment": {
                  "status": "SUBMITTED",
                },
                "selectionSource": null,
                "status": "BUSINESS_PAYMENT_PROCESSING",
                "timePunches": [],
              },
            },
            {
              "node": {
                "cancellation": {
                  "reason": "OTHER",
                },
                "payment": {
                  "status": "SUBMITTED",
                },
                "selectionSource": null,
                "status": "CANCELLED",
                "timePunches": [],
              },
            },
          ],
        },
        "attachments": [],
        "recurrence": null,
        "requirements": [
          {
            "category": null,
          },
        ],
        "status": "POSTED",
        "type": "MARKETPLACE",
      },
      "location": {
        "addOns": {
          "edges": [
            {
              "node": {
                "type": null,
              },
            },
          ],
        },
        "addresses": {
          "edges": [
            {
              "node": {
                "type": "SECONDARY",
              },
            },
          ],
        },
        "billing": {
          "paymentMethod": {
            "status": "REQUIRES_ACTION",
            "type": null,
          },
        },
        "geoLogs": {
          "edges": [
            {
              "node": {
                "action": "UNKNOWN",
                "precision": "COARSE",
              },
            },
          ],
        },
        "invitations": {
          "edges": [
            {
              "node": {
                "role": null,
                "status": "SUBMITTED",
              },
            },
          ],
        },
        "managers": {
          "edges": [
            {
              "node": {
                "role": null,
              },
            },
          ],
        },
      },
      "viewer": {
        "managedLocations": [],
        "termsAcceptance": {
          "status": "REQUIRED",
        },
      },
    }
  `);
});

test('decimals as text are the same numbers', async () => {
  const query = `{
    gig(databaseId: 1) {
      wage { amountCents }
      boostBonus { amountCents }
      applications(first: 2) { edges { node { matchScore } } }
    }
    location(databaseId: 1) {
      settings { fees { platform } }
      pros(first: 1) { edges { node { performance { rating completionPercentage } } } }
      gigTemplates { hourlyRate { amountCents } }
    }
  }`;
  server.speak({});
  const numbers = await server.post({ query });
  server.speak({ hasTextDecimals: true });
  const texts = await server.post({ query });

  expect(texts.errors).toBeUndefined();
  expect(texts.data).toMatchObject({
    gig: { wage: { amountCents: 2500 }, boostBonus: { amountCents: 300 } },
  });
  expect(texts.data).toEqual(numbers.data);
});
