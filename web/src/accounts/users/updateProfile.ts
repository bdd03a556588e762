import { graphql, type IEnvironment } from 'relay-runtime';
import type { updateProfileMutation } from '../../__generated__/updateProfileMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** A change of a profile. Omitted fields do not change. */
interface ProfileChange {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly smsOptIn?: boolean;
}

/** A server error, with its path in the input. */
interface ProfileError {
  readonly message: string;
  readonly path: readonly string[];
}

/** Updates the viewer's profile. */
export async function updateProfile(
  environment: IEnvironment,
  change: ProfileChange,
): Promise<readonly ProfileError[]> {
  const { updateProfile: payload } = await commit<updateProfileMutation>(environment, {
    mutation: graphql`
      mutation updateProfileMutation($input: UpdateProfileInput!) {
        updateProfile(input: $input) {
          errors {
            message
            path
          }
          viewer {
            fullName
            ...ProfileForm_user
            ...TextMessages_user
          }
        }
      }
    `,
    variables: { input: change },
  });
  return payload.errors;
}
