import { badUserInput } from '../../platform/errors/graphqlErrors.ts';
import { UpstreamRefusal } from '../../platform/rest/restError.ts';

/** The arguments of a dashboard by their names in the REST API. */
const argumentNames: ReadonlyMap<string | null, string> = new Map([
  ['start', 'from'],
  ['end', 'to'],
  ['skill_id', 'skillDatabaseId'],
]);

/** Waits for a dashboard. What the REST API refuses, the error names as the schema does. */
export async function namingDashboardArguments<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const argument = error instanceof UpstreamRefusal ? argumentNames.get(error.error.target) : undefined;
    if (error instanceof UpstreamRefusal && error.status === 400 && argument !== undefined) {
      throw badUserInput(error.error.message, argument);
    }
    throw error;
  }
}
