import {
  exampleHistoryQuestion,
  readHistoryQuestion,
} from '@brigade/domain/pros/profiles/historyQuestion.ts';
import Search from 'lucide-react/icons/search';
import { useState, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PastWorkFilters_query$key } from '../../__generated__/PastWorkFilters_query.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { type Filter, FilterBar } from '../../ui/layout/FilterBar.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from './PastWork.module.css';
import { type PastWorkChoice, readPastWorkSearch } from './pastWorkSearch.ts';
import { positionOption } from '../../pros/skills/positionOption.tsx';

const ratings = [4.8, 4.5, 4, 3.5];
const periods = [
  [7, 'Last week'],
  [30, 'Last 30 days'],
  [90, 'Last 90 days'],
  [365, 'Last year'],
] as const;

interface Props {
  query: PastWorkFilters_query$key;
  /** Whether questions are understood; the filters always are there. */
  hasAssistant: boolean;
  choice: PastWorkChoice;
  onChosen: (choice: PastWorkChoice) => void;
}

/** A question in plain words, and as filters what was understood of it. */
export function PastWorkFilters({ query, hasAssistant, choice, onChosen }: Props) {
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

  const ask = (event: FormEvent) => {
    event.preventDefault();
    onChosen({ ...readHistoryQuestion(words, positions), words: words.trim() });
  };
  const change = (filterId: string, selected: readonly string[]) => {
    const [first] = selected;
    // What is set by hand no longer answers the question.
    const changed = { ...choice, words: '' };
    if (filterId === 'positions') onChosen({ ...changed, positionIds: selected.map(Number) });
    if (filterId === 'rating')
      onChosen({ ...changed, minimumRating: first === undefined ? null : Number(first) });
    if (filterId === 'days') onChosen({ ...changed, days: first === undefined ? null : Number(first) });
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
              maxLength={200}
              placeholder={exampleHistoryQuestion(positions)}
            />
            <Button type="submit" icon={<Search aria-hidden="true" />}>
              Find
            </Button>
          </form>
          <p className={styles.hint}>
            Name a position, a rating, a time such as “last month”, a pro, or “all locations”.
          </p>
        </>
      ) : null}
      <FilterBar
        filters={chips(choice, positions)}
        onChanged={change}
        onCleared={() => onChosen(readPastWorkSearch({}))}
      />
    </div>
  );
}

function chips(choice: PastWorkChoice, positions: readonly { id: number; name: string }[]): Filter[] {
  const { positionIds, minimumRating, days, isEverywhere, name } = choice;
  const known: readonly number[] = periods.map(([value]) => value);
  return [
    {
      id: 'positions',
      label: 'Worked as',
      options: positions.map((position) => positionOption(position.id, position.name)),
      selected: positionIds.map(String),
    },
    {
      id: 'rating',
      label: 'Rating',
      options: (minimumRating === null || ratings.includes(minimumRating)
        ? ratings
        : [...ratings, minimumRating].toSorted((one, other) => other - one)
      ).map((rating) => ({ value: String(rating), label: `${rating} and up` })),
      selected: minimumRating === null ? [] : [String(minimumRating)],
      isSingle: true,
    },
    {
      id: 'days',
      label: 'When',
      options: [
        ...periods.map(([value, label]) => ({ value: String(value), label })),
        ...(days === null || known.includes(days)
          ? []
          : [{ value: String(days), label: days === 1 ? 'Last day' : `Last ${days} days` }]),
      ],
      selected: days === null ? [] : [String(days)],
      isSingle: true,
    },
    {
      id: 'managed',
      label: 'Where',
      options: [{ value: 'true', label: 'All my locations' }],
      selected: isEverywhere ? ['true'] : [],
      isSingle: true,
    },
    ...(name === ''
      ? []
      : [
          {
            id: 'name',
            label: 'Name',
            options: [{ value: name, label: name }],
            selected: [name],
            isSingle: true,
          },
        ]),
  ];
}
