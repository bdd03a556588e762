import { graphql, readInlineData } from 'react-relay/hooks';
import type { openCount_applications$key } from '../../__generated__/openCount_applications.graphql.ts';

/** The number of open applicants. The board also contains those who were decided on since it was loaded. */
export function openCount(key: openCount_applications$key | null | undefined): number {
  const applications = readInlineData(
    graphql`
      fragment openCount_applications on GigApplicationConnection @inline {
        edges {
          node {
            stage
          }
        }
      }
    `,
    key ?? null,
  );
  return applications?.edges.filter(({ node }) => node.stage === 'OPEN').length ?? 0;
}
