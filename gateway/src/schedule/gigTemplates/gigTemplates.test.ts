import { beforeEach, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(stack.reset);

const shown = graphql(`
  fragment Shown on GigTemplate {
    id
    name
    skill {
      name
    }
    hourlyRate {
      amountCents
    }
    positionDescription
    privateNotes
    noExperienceRequired
    isAutoSelectEnabled
    addressId
    address {
      name
    }
    requirements {
      name
    }
    attachments {
      name
    }
  }
`);
const createGigTemplate = graphql(
  `
    mutation ($input: CreateGigTemplateInput!) {
      createGigTemplate(input: $input) {
        gigTemplate {
          ...Shown
        }
        errors {
          code
          message
          path
        }
      }
    }
  `,
  [shown],
);
const updateGigTemplate = graphql(
  `
    mutation ($input: UpdateGigTemplateInput!) {
      updateGigTemplate(input: $input) {
        gigTemplate {
          ...Shown
        }
        errors {
          code
          message
          path
        }
      }
    }
  `,
  [shown],
);
const deleteGigTemplate = graphql(`
  mutation ($input: DeleteGigTemplateInput!) {
    deleteGigTemplate(input: $input) {
      deletedGigTemplateId
      location {
        gigTemplates {
          id
        }
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

type TemplateInput = VariablesOf<typeof createGigTemplate>['input'];

const locationId = globalId('Location', 1);
const brunch = {
  locationId,
  name: ' Brunch ',
  skillId: globalId('Skill', 1),
  hourlyRateCents: 2250,
  positionDescription: 'Bake.',
};

const create = (input: TemplateInput) => mutate(stack, createGigTemplate, { as: 'member', input });

test('a template is made of materials of its location, and the location has it', async () => {
  const { data } = await stack.run(
    graphql(`
      {
        location(databaseId: 1) {
          requirements(skillId: "U2tpbGw6MQ==") {
            id
            name
          }
          addresses(last: 1) {
            edges {
              node {
                id
                name
              }
            }
          }
        }
      }
    `),
    { as: 'member' },
  );
  const { requirements, addresses } = present(data?.location);
  const requirement = present(requirements?.[0]);
  const address = present(addresses?.edges[0]).node;
  const { gigTemplate } = await create({
    ...brunch,
    addressId: address.id,
    requirementIds: [requirement.id],
    attachmentIds: [globalId('Attachment', 1)],
  });

  expect(gigTemplate).toMatchObject({
    name: 'Brunch',
    skill: { name: 'Pastry Baker' },
    hourlyRate: { amountCents: 2250 },
    addressId: address.id,
    address: { name: address.name },
    requirements: [{ name: requirement.name }],
    attachments: [{ name: 'House rules.pdf' }],
  });
  const list = await stack.run(
    graphql(`
      {
        location(databaseId: 1) {
          gigTemplates {
            name
          }
        }
      }
    `),
    { as: 'member' },
  );
  expect(list.data?.location?.gigTemplates).toContainEqual({ name: 'Brunch' });
});

test('a template is made from a gig, with what is said besides', async () => {
  const { data } = await stack.run(
    graphql(`
      {
        location(databaseId: 1) {
          gigs(first: 1) {
            edges {
              node {
                id
                description
                skill {
                  name
                }
                wage {
                  amountCents
                }
              }
            }
          }
        }
      }
    `),
    { as: 'member' },
  );
  const gig = present(data?.location?.gigs?.edges[0]).node;
  const { gigTemplate, errors } = await create({
    locationId,
    name: 'Again',
    fromGigId: gig.id,
    privateNotes: 'Ask Jo.',
  });

  expect(errors).toEqual([]);
  expect(gigTemplate).toMatchObject({
    positionDescription: gig.description,
    hourlyRate: gig.wage,
    skill: gig.skill,
    privateNotes: 'Ask Jo.',
  });
});

const wage = 'Enter a wage from $15 to $75 an hour';
const required = 'This field is required';

test.each<[Partial<TemplateInput>, unknown[]]>([
  [{ hourlyRateCents: 1499 }, [['hourlyRateCents', wage]]],
  [{ hourlyRateCents: 7501 }, [['hourlyRateCents', wage]]],
  [
    { name: ' ', positionDescription: '' },
    [
      ['name', required],
      ['positionDescription', required],
    ],
  ],
  [
    { skillId: null, hourlyRateCents: null },
    [
      ['skillId', required],
      ['hourlyRateCents', required],
    ],
  ],
  [{ attachmentIds: [globalId('Gig', 1)] }, [['attachmentIds', 'This is not the id of an attachment']]],
  [{ skillId: globalId('Skill', 99) }, [['skillId', expect.stringContaining('not offered any more')]]],
  [
    { attachmentIds: [globalId('Attachment', 2)] },
    [['attachmentIds', expect.stringContaining('no longer exists')]],
  ],
  [{ fromGigId: globalId('Gig', 999999) }, [['fromGigId', expect.stringContaining('no such gig')]]],
])('a gig template rejects %j at its field', async (wrong, expected) => {
  const { gigTemplate, errors } = await create({ ...brunch, ...wrong });

  expect(gigTemplate).toBeNull();
  expect(errors.map(({ path, message }) => [path[0], message])).toEqual(expected);
});

test('a change of a template keeps what is left out; a deleted one is in no list', async () => {
  const { gigTemplate } = await create(brunch);
  const { id: gigTemplateId } = present(gigTemplate);
  const changed = await mutate(stack, updateGigTemplate, {
    as: 'member',
    input: { gigTemplateId, hourlyRateCents: 2500 },
  });
  expect(changed.gigTemplate).toMatchObject({ name: 'Brunch', hourlyRate: { amountCents: 2500 } });

  const { location } = await mutate(stack, deleteGigTemplate, { as: 'member', input: { gigTemplateId } });
  expect(present(location).gigTemplates).not.toContainEqual({ id: gigTemplateId });
});

test('a template of another location is not there', async () => {
  const { data } = await stack.run(
    graphql(`
      {
        location(databaseId: 4) {
          gigTemplates {
            id
          }
        }
      }
    `),
    { as: 'admin' },
  );
  const gigTemplateId = present(data?.location?.gigTemplates?.[0]).id;
  const refused = {
    code: 'NOT_FOUND',
    message: 'There is no such template, or you may not know of it.',
    path: ['gigTemplateId'],
  };

  const updated = await mutate(stack, updateGigTemplate, {
    as: 'member',
    input: { gigTemplateId, name: 'Mine' },
  });
  expect(updated.errors).toMatchObject([refused]);
  const deleted = await mutate(stack, deleteGigTemplate, { as: 'member', input: { gigTemplateId } });
  expect(deleted.errors).toMatchObject([refused]);
});

test('the name of another template is refused at the name', async () => {
  await create(brunch);

  expect((await create({ ...brunch, name: 'brunch' })).errors).toMatchObject([
    { code: 'ALREADY_EXISTS', path: ['name'] },
  ]);
});

test('onsite managers see templates without wages, in one call', async () => {
  const { data, errors, calls } = await stack.run(
    graphql(`
      {
        location(databaseId: 1) {
          gigTemplates {
            name
            hourlyRate {
              amountCents
            }
            requirements {
              name
            }
          }
        }
      }
    `),
    { as: 'onsite' },
  );

  expect(data?.location?.gigTemplates?.[0]).toMatchObject({ hourlyRate: null });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  expect(calls.filter(({ endpoint }) => endpoint === 'listGigTemplates')).toHaveLength(1);
});
