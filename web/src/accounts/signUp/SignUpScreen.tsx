import { maySignUp } from '@brigade/domain/accounts/signUp/maySignUp.ts';
import { returnPath } from '@brigade/domain/accounts/signIn/returnPath.ts';
import { useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { SignUpScreenQuery } from '../../__generated__/SignUpScreenQuery.graphql.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { Redirect } from '../../platform/screen/Redirect.tsx';
import { SignedOut } from '../signIn/SignedOut.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import type { SignUpSearch } from './signUpSearch.ts';
import type { SignUpStep } from './signUpStep.ts';

interface Props {
  query: ScreenQuery<SignUpScreenQuery>;
  search: SignUpSearch;
  onStep: (step: SignUpStep) => void;
}

/** Completes a new account in three short steps, or two for who was invited. */
export function SignUpScreen({ query, search, onStep }: Props) {
  const { viewer, invitationPreview, ...data } = usePreloadedQuery<SignUpScreenQuery>(
    graphql`
      query SignUpScreenQuery($isInvited: Boolean!, $scope: InvitationScope!, $token: String!)
      @preloadable
      @throwOnFieldError {
        viewer {
          firstName
          appMode
          isPlatformAdmin
          managedLocations {
            __typename
          }
          organizationRoles {
            __typename
          }
          managerProfile @catch(to: NULL) {
            __typename
          }
          ...SignUpForm_user
        }
        invitationPreview(scope: $scope, token: $token) @include(if: $isInvited) @catch(to: NULL) {
          organizationName
          status
        }
        ...SignUpForm_query
      }
    `,
    useHeldQuery(query),
  );
  // Decided on entry: a user on this page stays until they have seen the result.
  const [isWelcome] = useState(() => viewer !== null && viewer !== undefined && isCandidate(viewer));

  if (!viewer) return <SignedOut />;
  if (!isWelcome) return <Redirect href={returnPath(search.returnTo)} />;
  const employer =
    invitationPreview?.status === 'SUBMITTED' ? (invitationPreview.organizationName ?? null) : null;
  return <SignUpForm user={viewer} choices={data} employer={employer} search={search} onStep={onStep} />;
}

type Viewer = NonNullable<SignUpScreenQuery['response']['viewer']>;

function isCandidate(viewer: Viewer): boolean {
  const { firstName, appMode, managedLocations, organizationRoles, isPlatformAdmin, managerProfile } = viewer;
  return maySignUp({
    firstName,
    // An unknown mode is not a pro's.
    appMode: appMode === 'GIGSTER' ? 'GIGSTER' : 'STAFFER',
    hasRole: isPlatformAdmin || managedLocations.length > 0 || organizationRoles.length > 0,
    hasProfile: managerProfile !== null && managerProfile !== undefined,
  });
}
