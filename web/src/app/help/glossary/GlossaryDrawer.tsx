import { useState } from 'react';
import { matchesSearch } from '../../../businesses/locations/list/matchesSearch.ts';
import { glossary } from '../../../platform/glossary/glossary.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { NoResults } from '../../../ui/illustrations/NoResults.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import styles from './GlossaryDrawer.module.css';

const entries = Object.entries(glossary).toSorted(([, a], [, b]) => a.name.localeCompare(b.name));
const topics = [...new Set(Object.values(glossary).map(({ topic }) => topic))];

/** Every word that is explained, by topic, to search. */
export default function GlossaryDrawer({ onClosed }: { onClosed: () => void }) {
  const [search, setSearch] = useState('');
  const found = entries.filter(([, { name, meaning }]) => matchesSearch(search.trim(), [name, meaning]));
  return (
    <Drawer
      isOpen
      onClosed={onClosed}
      title="Glossary"
      description="On any screen, select a word with a dotted underline to see its meaning."
    >
      <div className={styles.glossary}>
        <SearchField
          label="Find a word"
          isLabelHidden
          placeholder="Find a word"
          value={search}
          onChange={setSearch}
        />
        {found.length === 0 ? (
          <EmptyState illustration={<NoResults />} title={`No words match “${search.trim()}”`}>
            Try another word, or contact support.
          </EmptyState>
        ) : null}
        {topics.map((topic) => {
          const words = found.filter(([, entry]) => entry.topic === topic);
          if (words.length === 0) return null;
          return (
            <section key={topic} aria-label={topic}>
              <h3 className={styles.topic}>{topic}</h3>
              <dl className={styles.words}>
                {words.map(([id, { name, meaning }]) => (
                  <div key={id}>
                    <dt>{name}</dt>
                    <dd>{meaning}</dd>
                  </div>
                ))}
              </dl>
            </section>
          );
        })}
      </div>
    </Drawer>
  );
}
