import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import {
  type GigTermName,
  gigTerms,
  gigTermsIn,
  type GigTermUse,
  type GigTextTerm,
} from '@brigade/domain/schedule/terms/gigTerms.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type ResultOf, type TadaDocumentNode } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(stack.reset);

const refusal = graphql(`
  fragment Refusal on UserError {
    code
    message
    path
  }
`);
const gigTexts = graphql(`
  fragment GigTexts on Gig {
    contactName
    description
    specialInstructions
    privateNotes
  }
`);
const postGigs = graphql(
  `
    mutation ($input: PostGigsInput!) {
      postGigs(input: $input) {
        gigs {
          id
          ...GigTexts
        }
        errors {
          ...Refusal
        }
      }
    }
  `,
  [gigTexts, refusal],
);
const updateGig = graphql(
  `
    mutation ($input: UpdateGigInput!) {
      updateGig(input: $input) {
        gig {
          ...GigTexts
        }
        errors {
          ...Refusal
        }
      }
    }
  `,
  [gigTexts, refusal],
);
const updateGigs = graphql(
  `
    mutation ($input: UpdateGigsInput!) {
      updateGigs(input: $input) {
        errors {
          ...Refusal
        }
      }
    }
  `,
  [refusal],
);
const createGigTemplate = graphql(
  `
    mutation ($input: CreateGigTemplateInput!) {
      createGigTemplate(input: $input) {
        gigTemplate {
          positionDescription
          privateNotes
        }
        errors {
          ...Refusal
        }
      }
    }
  `,
  [refusal],
);

type Flag = Extract<GigTermName, `is${string}` | `are${string}` | 'noExperienceRequired'>;

const tooLong = (name: GigTextTerm): [string, string] => {
  const { maxLength } = gigTerms[name];
  return ['x'.repeat(maxLength + 1), `At most ${maxLength} characters`];
};

/** An invalid value of each term, and its error message. GraphQL itself rejects flags that are not booleans. */
const invalid: Readonly<Record<Exclude<GigTermName, Flag | GigTextTerm>, [unknown, string]>> = {
  places: [201, 'Enter a number from 1 to 200'],
  wage: [7501, 'Enter a wage from $15 to $75 an hour'],
  unpaidBreakMinutes: [241, 'Enter 0 to 240 minutes'],
  contactPhone: ['555-0123', 'Invalid phone number'],
  boostBonus: [99, 'Enter a bonus from $1 to $1,000, or nothing'],
  addressId: [globalId('Gig', 1), 'This is not the id of an address'],
  onsiteManagerId: [globalId('Gig', 1), 'This is not the id of a manager'],
  requirementIds: [Array(51).fill(globalId('Requirement', 1)), 'At most 50 requirements'],
  attachmentIds: [Array(11).fill(globalId('Attachment', 1)), 'At most 10 files'],
};

const isText = (name: GigTermName): name is GigTextTerm => 'maxLength' in gigTerms[name];
const isFlag = (name: GigTermName): name is Flag => /^(is|are)[A-Z]|^noExperience/.test(name);

/** The terms of one place with an invalid value and its message. */
function casesOf(use: GigTermUse): [string, unknown, string][] {
  return gigTermsIn(use).flatMap((name: GigTermName) => {
    if (isFlag(name)) return [];
    return [[name, ...(isText(name) ? tooLong(name) : invalid[name])]];
  });
}

const line = {
  skillId: globalId('Skill', 1),
  date: Temporal.PlainDate.from('2026-03-12').toString(),
  startTime: '17:00',
  endTime: '23:00',
  places: 2,
  wageCents: 2450,
};
const locationId = globalId('Location', 1);
const cents: Readonly<Record<string, string>> = { wage: 'wageCents', boostBonus: 'boostBonusCents' };

/** A mutation by its name, with the errors of its payload. */
type Refusing = Record<string, { errors: ResultOf<typeof refusal>[] } | null>;

async function errorsOf<TInput>(operation: TadaDocumentNode<Refusing, { input: TInput }>, input: TInput) {
  const { errors } = await mutate(stack, operation, { as: 'member', input });
  return errors;
}

describe('an invalid term is refused with a code, a message and a path', () => {
  test.each(casesOf('line'))(
    'an invalid term is refused at its path: %s of a shift line',
    async (name, value, message) => {
      const field = cents[name] ?? name;
      expect(await errorsOf(postGigs, { locationId, lines: [{ ...line, [field]: value }] })).toEqual([
        { code: 'INVALID', message, path: ['lines', '0', field] },
      ]);
    },
  );

  test.each(casesOf('posting'))(
    'an invalid term is refused at its path: %s of a posting',
    async (name, value, message) => {
      const field = cents[name] ?? name;
      expect(await errorsOf(postGigs, { locationId, lines: [line], [field]: value })).toEqual([
        { code: 'INVALID', message, path: [field] },
      ]);
    },
  );

  test.each(casesOf('editing'))(
    'an invalid term is refused at its path: %s of a changed gig',
    async (name, value, message) => {
      const field = cents[name] ?? name;
      const refused = [{ code: 'INVALID', message, path: [field] }];
      expect(await errorsOf(updateGig, { gigId: globalId('Gig', 1), [field]: value })).toEqual(refused);
      expect(await errorsOf(updateGigs, { gigIds: [globalId('Gig', 1)], [field]: value })).toEqual(refused);
    },
  );

  test.each(casesOf('template'))(
    'an invalid term is refused at its path: %s of a gig template',
    async (name, value, fullMessage) => {
      const fields: Readonly<Record<string, string>> = {
        wage: 'hourlyRateCents',
        description: 'positionDescription',
      };
      const field = fields[name] ?? name;
      const message = name === 'requirementIds' ? 'At most 20 requirements' : fullMessage;
      const template = {
        name: 'Brunch',
        skillId: globalId('Skill', 1),
        hourlyRateCents: 2250,
        positionDescription: 'Bake.',
      };
      expect(await errorsOf(createGigTemplate, { locationId, ...template, [field]: value })).toEqual([
        { code: 'INVALID', message, path: [field] },
      ]);
    },
  );

  test.each(casesOf('import'))(
    'an invalid term is refused at its path: %s of an imported row',
    async (name, value, message) => {
      const field = cents[name] ?? name;
      const isOfLine = gigTermsIn('line').some((each) => each === name);
      const row = isOfLine ? { line: { ...line, [field]: value } } : { line, [field]: value };
      const { results, errors } = await mutate(
        stack,
        graphql(
          `
            mutation ($input: ImportGigsInput!) {
              importGigs(input: $input) {
                results {
                  errors {
                    ...Refusal
                  }
                }
                errors {
                  ...Refusal
                }
              }
            }
          `,
          [refusal],
        ),
        { as: 'member', input: { locationId, rows: [row], validateOnly: true } },
      );
      expect(errors).toEqual([]);
      const [result] = present(results);
      const path = isOfLine ? ['line', field] : [field];
      // Numbers of a table are read before their limits apply, with a message of their own.
      const expected = isText(name as GigTermName) ? message : result?.errors[0]?.message;
      expect(result?.errors).toMatchObject([{ code: 'INVALID', message: expected, path }]);
    },
  );
});

/** A value for each text of a posting, a line or another use. */
function textsIn(use: GigTermUse): Record<string, string> {
  return Object.fromEntries(gigTermsIn(use).flatMap((name) => (isText(name) ? [[name, `The ${name}`]] : [])));
}

test('a text is stored and returned by a posting, a change and a template', async () => {
  const texts = { ...textsIn('line'), ...textsIn('posting') };
  const { gigs } = await mutate(stack, postGigs, {
    as: 'member',
    input: { locationId, lines: [{ ...line, ...textsIn('line') }], ...textsIn('posting') },
  });
  expect(gigs).toMatchObject([texts]);
  const { id } = present(gigs?.[0]);

  const changed = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, `${text}, changed`]));
  const { gig } = await mutate(stack, updateGig, { as: 'member', input: { gigId: id, ...changed } });
  expect(gig).toEqual(changed);

  const { description, ...others } = Object.fromEntries(
    gigTermsIn('template').flatMap((name) => (isText(name) ? [[name, changed[name]]] : [])),
  );
  const { gigTemplate } = await mutate(stack, createGigTemplate, {
    as: 'member',
    input: { locationId, name: 'From a gig', fromGigId: id },
  });
  expect(gigTemplate).toEqual({ positionDescription: description, ...others });
});
