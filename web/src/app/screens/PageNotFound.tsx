import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotFound } from '../../ui/illustrations/NotFound.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import styles from './PageNotFound.module.css';

/** The page of unknown URLs. */
export default function PageNotFound() {
  return (
    <div className={styles.page}>
      <title>Page not found · Brigade</title>
      <EmptyState
        headingLevel={1}
        illustration={<NotFound />}
        title="This page does not exist"
        action={<LinkButton href="/">Go to my shifts</LinkButton>}
      >
        The address may be mistyped, or the page may have been removed.
      </EmptyState>
    </div>
  );
}
