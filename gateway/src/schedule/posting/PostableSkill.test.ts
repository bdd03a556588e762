import { expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

const document = graphql(`
  query ($id: DatabaseId!) {
    location(databaseId: $id) {
      postableSkills {
        skill {
          name
          defaultDescription
        }
        startingWage {
          amountCents
        }
        recommendedWage {
          amountCents
        }
        minimumWage {
          amountCents
        }
      }
      suggestedBreaks {
        triggerMinutes
        lengthMinutes
      }
    }
  }
`);

async function postableAt(id: number) {
  const { data, errors, calls } = await stack.run(document, { as: 'owner', variables: { id } });
  expect(errors).toBeUndefined();
  const { postableSkills, suggestedBreaks } = present(data?.location);
  return {
    calls,
    breaks: suggestedBreaks,
    cook: present(postableSkills).find(({ skill }) => skill.name === 'Line Cook'),
  };
}

test('positions pay what their market pays, in one call', async () => {
  const newYork = await postableAt(1);
  const chicago = await postableAt(2);

  expect(newYork.calls.map(({ endpoint }) => endpoint).toSorted()).toEqual([
    'getLocation',
    'listSkills',
    'listSuggestedBreaks',
  ]);
  expect(newYork.cook).toMatchObject({ skill: { defaultDescription: expect.any(String) } });
  expect(newYork.cook).not.toEqual(chicago.cook);
});

test('breaks are those of the market, or the usual ones', async () => {
  expect((await postableAt(1)).breaks).toEqual([
    { triggerMinutes: 300, lengthMinutes: 30 },
    { triggerMinutes: 600, lengthMinutes: 60 },
  ]);
  expect((await postableAt(2)).breaks).toEqual([
    { triggerMinutes: 450, lengthMinutes: 20 },
    { triggerMinutes: 720, lengthMinutes: 40 },
  ]);
});
