import { fetchQuery, graphql, type IEnvironment } from 'relay-runtime';
import type { attachmentUrlQuery } from '../../__generated__/attachmentUrlQuery.graphql.ts';

/** Where a file can be read from now on for an hour; null when it is gone or cannot be asked for. */
export async function attachmentUrl(environment: IEnvironment, attachmentId: string): Promise<string | null> {
  try {
    const data = await fetchQuery<attachmentUrlQuery>(
      environment,
      graphql`
        query attachmentUrlQuery($id: ID!) {
          node(id: $id) {
            ... on Attachment {
              url
            }
          }
        }
      `,
      { id: attachmentId },
      { networkCacheConfig: { force: true } },
    ).toPromise();
    return data?.node?.url ?? null;
  } catch {
    return null;
  }
}
