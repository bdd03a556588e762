import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../platform/screen/ErrorBoundary.tsx';
import { Unopened } from '../palette/Unopened.tsx';
import type { HelpPart } from './helpPart.ts';

const parts = {
  film: lazy(() => import('./film/FilmDialog.tsx')),
  glossary: lazy(() => import('./glossary/GlossaryDrawer.tsx')),
  news: lazy(() => import('./news/NewsDrawer.tsx')),
};

/** The part of the help that is open, above any screen. */
export function HelpPanel({ part, onClosed }: { part: HelpPart | null; onClosed: () => void }) {
  if (part === null) return null;
  const Part = parts[part];
  return (
    <ErrorBoundary resetKey={part} renderError={() => <Unopened onShown={onClosed} />}>
      <Suspense>
        <Part onClosed={onClosed} />
      </Suspense>
    </ErrorBoundary>
  );
}
