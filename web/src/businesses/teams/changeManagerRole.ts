import type { LocationRole } from '@brigade/domain/platform/access/locationRole.ts';
import { graphql, type IEnvironment } from 'relay-runtime';
import type { changeManagerRoleMutation } from '../../__generated__/changeManagerRoleMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** A server error, with its path in the input. */
interface RoleError {
  readonly message: string;
  readonly path: readonly string[];
}

/**
 * Gives someone on the team of a location another role.
 *
 * @param locationManagerId of the node
 */
export async function changeManagerRole(
  environment: IEnvironment,
  locationManagerId: string,
  role: LocationRole,
): Promise<readonly RoleError[]> {
  const { changeManagerRole: payload } = await commit<changeManagerRoleMutation>(environment, {
    mutation: graphql`
      mutation changeManagerRoleMutation($input: ChangeManagerRoleInput!) {
        changeManagerRole(input: $input) {
          errors {
            message
            path
          }
          locationManager {
            ...TeamRow_manager
          }
        }
      }
    `,
    variables: { input: { locationManagerId, role } },
  });
  return payload.errors;
}
