import { graphql, useFragment } from 'react-relay/hooks';
import type { useDecidesOnApplicants_gig$key } from '../../__generated__/useDecidesOnApplicants_gig.graphql.ts';

/**
 * Whether applicants are work of the viewer. True while the permission could not be loaded. A fragment of its own, so
 * that mutations and further pages do not request the permission again.
 */
export function useDecidesOnApplicants(access: useDecidesOnApplicants_gig$key): boolean {
  const { viewerCanManageApplicants } = useFragment(
    graphql`
      fragment useDecidesOnApplicants_gig on Gig @throwOnFieldError {
        viewerCanManageApplicants @catch(to: NULL)
      }
    `,
    access,
  );
  return viewerCanManageApplicants !== false;
}
