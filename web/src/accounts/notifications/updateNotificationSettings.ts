import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  UpdateNotificationSettingsInput,
  updateNotificationSettingsMutation,
} from '../../__generated__/updateNotificationSettingsMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** A server error, with its path in the input. */
interface NotificationError {
  readonly message: string;
  readonly path: readonly string[];
}

/** Updates the viewer's notification settings. Omitted settings do not change. */
export async function updateNotificationSettings(
  environment: IEnvironment,
  change: UpdateNotificationSettingsInput,
): Promise<readonly NotificationError[]> {
  const { updateNotificationSettings: payload } = await commit<updateNotificationSettingsMutation>(
    environment,
    {
      mutation: graphql`
        mutation updateNotificationSettingsMutation($input: UpdateNotificationSettingsInput!) {
          updateNotificationSettings(input: $input) {
            errors {
              message
              path
            }
            notificationSettings {
              ...NotificationTable_settings
              ...QuietHoursForm_settings
            }
          }
        }
      `,
      variables: { input: change },
    },
  );
  return payload.errors;
}
