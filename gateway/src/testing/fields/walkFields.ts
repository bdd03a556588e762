import type { GraphQLSchema } from 'graphql';
import type { TestResult } from '../startTestStack.ts';
import { addResponse, noAnswers, type Answers } from './answers.ts';
import { createCoverage } from './coverage.ts';
import { documentOf, inDocuments } from './documents.ts';
import type { FieldArguments } from './fieldCalls.ts';
import { nextPlaces, rolesAt } from './nextPlaces.ts';
import { keyOf, rootPlaces, type Place } from './place.ts';

/** Someone who asks. */
interface Walker {
  readonly role: string;
  readonly ask: (document: string) => Promise<Pick<TestResult, 'status' | 'data' | 'errors'>>;
}

/** Asks about places, in smaller documents if one costs too much. */
async function askAbout(
  places: readonly Place[],
  ask: Walker['ask'],
  known: FieldArguments,
  answers: Answers,
): Promise<void> {
  const response = await ask(documentOf(places, known));
  if (response.status === 200) return addResponse(answers, places, response);
  const [error] = response.errors ?? [];
  if (error?.extensions?.['code'] !== 'DOCUMENT_TOO_COMPLEX') throw new Error(error?.message);
  // What costs too much even alone is asked for where it costs less, or is missing from what was asked.
  if (places.length === 1) return;
  const half = Math.ceil(places.length / 2);
  await askAbout(places.slice(0, half), ask, known, answers);
  await askAbout(places.slice(half), ask, known, answers);
}

/** Asks for the fields of all types that queries lead to, breadth first, as each walker. */
export async function walkFields(schema: GraphQLSchema, walkers: readonly Walker[], known: FieldArguments) {
  const answers = new Map(walkers.map(({ role }) => [role, noAnswers()]));
  const coverage = createCoverage();

  async function askEveryone(places: readonly Place[]) {
    const documents = inDocuments(places);
    await Promise.all(
      walkers.map(async ({ role, ask }) => {
        for (const document of documents) {
          await askAbout(document, ask, known, answers.get(role) ?? noAnswers());
        }
      }),
    );
  }

  let places = rootPlaces(schema, known);
  await askEveryone(places);
  for (const { steps, type } of places) coverage.add(type.name, rolesAt(keyOf(steps), type.name, answers));
  for (;;) {
    places = nextPlaces(places, schema, known, answers, coverage);
    if (places.length === 0) return answers;
    await askEveryone(places);
  }
}
