import { Suspense } from 'react';
import { graphql, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay/hooks';
import type { InterviewScreenQuery } from '../../__generated__/InterviewScreenQuery.graphql.ts';
import { CandidateHeader } from '../candidateCodes/CandidateHeader.tsx';
import { CandidateSkeleton } from '../candidateCodes/CandidateSkeleton.tsx';
import { CodeRefused } from '../candidateCodes/CodeRefused.tsx';
import { readCandidateCode } from '../candidateCodes/readCandidateCode.ts';
import { ImageCircle } from '../../platform/images/ImageCircle.tsx';
import type { Client } from '../../platform/relay/client.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { InterviewAnswer } from './InterviewAnswer.tsx';
import { InterviewFacts } from './InterviewFacts.tsx';

interface Props {
  client: Client;
  query: ScreenQuery<InterviewScreenQuery>;
  code: string;
}

/** An interview as its candidate sees it. */
export function InterviewScreen({ client, ...interview }: Props) {
  return (
    <RelayEnvironmentProvider environment={client.environment}>
      <Suspense fallback={<CandidateSkeleton />}>
        <Interview {...interview} />
      </Suspense>
    </RelayEnvironmentProvider>
  );
}

function Interview({ query, code }: Omit<Props, 'client'>) {
  const { interviewInvitation } = usePreloadedQuery<InterviewScreenQuery>(
    graphql`
      query InterviewScreenQuery($code: String!) @preloadable @throwOnFieldError {
        interviewInvitation(code: $code) @catch {
          jobName
          candidateFirstName
          locationName
          locationImage {
            ...ImageCircle_image
          }
          ...InterviewFacts_invitation
          ...InterviewAnswer_invitation
        }
      }
    `,
    useHeldQuery(query),
  );
  const { thing: invitation, refusal } = readCandidateCode(interviewInvitation);
  if (refusal) return <CodeRefused reason={refusal} href="/interview" />;
  const { jobName, candidateFirstName, locationName, locationImage } = invitation;

  return (
    <>
      <title>{`Interview at ${locationName} · Brigade`}</title>
      <CandidateHeader
        picture={<ImageCircle image={locationImage} />}
        locationName={locationName}
        title={`Interview: ${jobName}`}
      >
        Hello {candidateFirstName}, we would like to meet you.
      </CandidateHeader>
      <InterviewFacts invitation={invitation} />
      <InterviewAnswer invitation={invitation} code={code} />
    </>
  );
}
