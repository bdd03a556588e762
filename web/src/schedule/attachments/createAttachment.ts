import { graphql, type IEnvironment } from 'relay-runtime';
import type { createAttachmentMutation } from '../../__generated__/createAttachmentMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Announces a file for the gigs of a location, and answers where to send it. */
export async function createAttachment(environment: IEnvironment, locationId: string, name: string) {
  const { createAttachment: payload } = await commit<createAttachmentMutation>(environment, {
    mutation: graphql`
      mutation createAttachmentMutation($input: CreateAttachmentInput!) {
        createAttachment(input: $input) {
          errors {
            message
          }
          attachment {
            id
            name
          }
          upload {
            url
          }
        }
      }
    `,
    variables: { input: { locationId, name } },
  });
  return payload;
}
