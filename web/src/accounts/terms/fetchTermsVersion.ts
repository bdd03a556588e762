import { fetchQuery, graphql, type IEnvironment } from 'relay-runtime';
import type { fetchTermsVersionQuery } from '../../__generated__/fetchTermsVersionQuery.graphql.ts';

/** The current version of the terms of use, which may be newer than what the page has loaded; null for none. */
export async function fetchTermsVersion(environment: IEnvironment): Promise<string | null> {
  const response = await fetchQuery<fetchTermsVersionQuery>(
    environment,
    graphql`
      query fetchTermsVersionQuery {
        viewer {
          termsAcceptance {
            version
          }
        }
      }
    `,
    {},
  ).toPromise();
  return response?.viewer?.termsAcceptance?.version ?? null;
}
