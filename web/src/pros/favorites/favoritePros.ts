import { graphql, type IEnvironment } from 'relay-runtime';
import type { favoriteProsMutation } from '../../__generated__/favoriteProsMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/**
 * Adds pros to the favorites of a location. Resolves to the server's refusals, by pro id.
 *
 * @throws Fault
 */
export async function favoritePros(
  environment: IEnvironment,
  input: favoriteProsMutation['variables']['input'],
): Promise<ReadonlyMap<string, string>> {
  const { favoritePros: payload } = await commit<favoriteProsMutation>(environment, {
    mutation: graphql`
      mutation favoriteProsMutation($input: FavoriteProsInput!) {
        favoritePros(input: $input) {
          errors {
            message
          }
          results {
            proId
            errors {
              message
            }
            proAtLocation {
              ...FavoriteToggle_atLocation
            }
          }
        }
      }
    `,
    variables: { input },
  });
  const [refusal] = payload.errors;
  if (refusal) return new Map(input.proIds.map((id) => [id, refusal.message]));
  return new Map(
    payload.results.flatMap(({ proId, errors: [error] }) => (error ? [[proId, error.message]] : [])),
  );
}
