import {
  examplePastWorkQuestion,
  longestQuestion,
  readPastWorkQuestion,
} from '@brigade/domain/pros/search/pastWorkQuestion.ts';
import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PastWorkFilters_query$key } from '../../__generated__/PastWorkFilters_query.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FilterBar } from '../../ui/layout/FilterBar.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from './PastWork.module.css';
import { type PastWorkChoice, readPastWorkSearch } from './pastWorkSearch.ts';
import { pastWorkChips } from './pastWorkChips.ts';
import { PastWorkDays } from './PastWorkDays.tsx';
import { readWhen } from './pastWorkTimes.ts';

interface Props {
  query: PastWorkFilters_query$key;
  /** Whether questions are understood; the filters always are there. */
  hasAssistant: boolean;
  /** The day at the location. */
  today: Temporal.PlainDate;
  /** A question that was asked elsewhere and has yet to be read; null for none. */
  asked: string | null;
  choice: PastWorkChoice;
  onChosen: (choice: PastWorkChoice) => void;
}

/** A question in plain words, and as filters what was understood of it. */
export function PastWorkFilters({ query, hasAssistant, today, asked, choice, onChosen }: Props) {
  const { skills } = useFragment(
    graphql`
      fragment PastWorkFilters_query on Query {
        skills {
          databaseId
          name
        }
      }
    `,
    query,
  );
  const [words, setWords] = useState(choice.words);
  const positions = (skills ?? []).map(({ databaseId, name }) => ({ id: databaseId, name }));

  const answer = (question: string) =>
    onChosen({ ...readPastWorkQuestion(question, positions, today), words: question.trim() });
  const answerAsked = useEffectEvent(answer);
  useEffect(() => {
    if (asked !== null) answerAsked(asked);
  }, [asked]);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    answer(words);
  };
  const change = (filterId: string, selected: readonly string[]) => {
    const [first] = selected;
    // What is set by hand no longer answers the question.
    const changed = { ...choice, words: '' };
    if (filterId === 'positions') onChosen({ ...changed, positionIds: selected.map(Number) });
    if (filterId === 'rating')
      onChosen({ ...changed, minimumRating: first === undefined ? null : Number(first) });
    if (filterId === 'when') onChosen({ ...changed, ...readWhen(first) });
    if (filterId === 'managed') onChosen({ ...changed, isEverywhere: selected.length > 0 });
    if (filterId === 'name') onChosen({ ...changed, name: first ?? '' });
  };

  return (
    <div className={styles.filters}>
      {hasAssistant ? (
        <>
          <form className={styles.ask} role="search" aria-label="Past work" onSubmit={ask}>
            <TextField
              label="Ask about past work"
              value={words}
              onChange={setWords}
              maxLength={longestQuestion}
              placeholder={examplePastWorkQuestion(positions)}
            />
            <Button type="submit" icon={<Search aria-hidden="true" />}>
              Find
            </Button>
          </form>
          <p className={styles.hint}>
            Name a position, a rating, a time such as “in October” or “since last Saturday”, a pro, or “all
            locations”.
          </p>
        </>
      ) : null}
      <FilterBar
        filters={pastWorkChips(choice, positions, today)}
        onChanged={change}
        onCleared={() => onChosen(readPastWorkSearch({}))}
      >
        <PastWorkDays
          days={choice}
          onChosen={(period) => onChosen({ ...choice, words: '', days: null, ...period })}
        />
      </FilterBar>
    </div>
  );
}
