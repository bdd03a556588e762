import { Suspense } from 'react';
import { graphql, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay/hooks';
import type { OrientationScreenQuery } from '../../__generated__/OrientationScreenQuery.graphql.ts';
import { CandidateHeader } from '../candidateCodes/CandidateHeader.tsx';
import { CandidateSkeleton } from '../candidateCodes/CandidateSkeleton.tsx';
import { CodeRefused } from '../candidateCodes/CodeRefused.tsx';
import { readCandidateCode } from '../candidateCodes/readCandidateCode.ts';
import { ImageCircle } from '../../platform/images/ImageCircle.tsx';
import type { Client } from '../../platform/relay/client.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { OrientationItems } from './OrientationItems.tsx';
import { OrientationProgress } from './OrientationProgress.tsx';

interface Props {
  client: Client;
  query: ScreenQuery<OrientationScreenQuery>;
  code: string;
}

/** The orientation that a candidate reads before the first day. */
export function OrientationScreen({ client, ...orientation }: Props) {
  return (
    <RelayEnvironmentProvider environment={client.environment}>
      <Suspense fallback={<CandidateSkeleton />}>
        <Orientation {...orientation} />
      </Suspense>
    </RelayEnvironmentProvider>
  );
}

function Orientation({ query, code }: Omit<Props, 'client'>) {
  const { orientation } = usePreloadedQuery<OrientationScreenQuery>(
    graphql`
      query OrientationScreenQuery($code: String!) @preloadable @throwOnFieldError {
        orientation(code: $code) @catch {
          title
          candidateFirstName
          locationName
          locationImage {
            ...ImageCircle_image
          }
          ...OrientationProgress_orientation
          ...OrientationItems_orientation
        }
      }
    `,
    useHeldQuery(query),
  );
  const { thing, refusal } = readCandidateCode(orientation);
  if (refusal) return <CodeRefused reason={refusal} href="/orientation" />;
  const { title, candidateFirstName, locationName, locationImage } = thing;

  return (
    <>
      <title>{`${title} · Brigade`}</title>
      <CandidateHeader
        picture={<ImageCircle image={locationImage} />}
        locationName={locationName}
        title={title}
      >
        Welcome, {candidateFirstName}. Read each part and tick it off.
      </CandidateHeader>
      <OrientationProgress orientation={thing} />
      <OrientationItems orientation={thing} code={code} />
    </>
  );
}
