import { readPastWorkQuestion } from '@brigade/domain/pros/search/pastWorkQuestion.ts';
import { displayZone } from '@brigade/domain/platform/time/formatTime.ts';
import { graphql } from 'react-relay/hooks';
import type { PastWorkPicksQuery } from '../../__generated__/PastWorkPicksQuery.graphql.ts';
import { currentDay } from '../../platform/clock/currentTime.ts';
import { useDebouncedQuery } from '../../platform/relay/useDebouncedQuery.ts';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { browserZone } from '../../ui/theme/browserZone.ts';
import { PastWorkAnswer, type PastWorkAnswerProps } from './PastWorkAnswer.tsx';

interface Props extends Omit<PastWorkAnswerProps, 'initial' | 'positions'> {
  question: string;
}

const query = graphql`
  query PastWorkPicksQuery($locationId: DatabaseId!) @throwOnFieldError {
    location(databaseId: $locationId) @catch(to: NULL) {
      timeZone
    }
    skills @catch(to: NULL) {
      databaseId
      name
    }
  }
`;

/** The pros who did the work that a question in plain words is about. Loaded by those who ask. */
export default function PastWorkPicks({ question, ...answer }: Props) {
  const { data, isLoading } = useDebouncedQuery<PastWorkPicksQuery>(
    query,
    { locationId: answer.locationId },
    0,
  );
  if (isLoading) return <SkeletonRows label="Loading pros" rows={4} />;
  const positions = (data?.skills ?? []).map(({ databaseId, name }) => ({ id: databaseId, name }));
  const today = currentDay(displayZone(data?.location?.timeZone ?? null, browserZone()));
  return (
    <PastWorkAnswer
      {...answer}
      initial={readPastWorkQuestion(question, positions, today)}
      positions={positions}
    />
  );
}
