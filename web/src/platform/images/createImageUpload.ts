import { graphql, type IEnvironment } from 'relay-runtime';
import type { createImageUploadMutation } from '../../__generated__/createImageUploadMutation.graphql.ts';
import { commit } from '../relay/commit.ts';

/** A one-time upload URL, or the reason that there is none. */
export type UploadLink = { readonly url: string } | { readonly refusal: string };

/** Requests an upload URL. */
export async function createImageUpload(environment: IEnvironment): Promise<UploadLink> {
  const { createImageUpload: payload } = await commit<createImageUploadMutation>(environment, {
    mutation: graphql`
      mutation createImageUploadMutation {
        createImageUpload(input: {}) {
          errors {
            message
          }
          upload {
            url
          }
        }
      }
    `,
    variables: {},
  });
  if (payload.upload) return payload.upload;
  return { refusal: payload.errors[0]?.message ?? 'The image could not be uploaded. Please try again.' };
}
