import { stringifySearch } from '../../platform/screen/searchParams.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import styles from './ConnectScreen.module.css';
import type { ConnectSearch } from './connectSearch.ts';

/** The entry page for a business that followed a link: sign-up, or sign-in with an account. */
export function ConnectWay({ signup, market_id, pro_uuid }: ConnectSearch) {
  const goal = pro_uuid === undefined ? '/' : `/connect/${pro_uuid}`;
  const signIn = `/auth${stringifySearch({ returnTo: goal })}`;
  const isNew = signup !== 'false';
  return (
    <div className={styles.page}>
      <title>Connect · Brigade</title>
      <div>
        <h1 className={styles.title}>
          {pro_uuid === undefined ? 'Find your team on Brigade' : 'Someone would like to work with you'}
        </h1>
        <p className={styles.lead}>
          {pro_uuid === undefined
            ? 'Post shifts, choose from rated pros, and keep those you like.'
            : 'Open their profile, keep them as a favorite, and offer them a shift.'}
        </p>
      </div>
      <div className={styles.actions}>
        <LinkButton
          href={isNew ? `/signup${stringifySearch({ market_id, returnTo: goal })}` : signIn}
          size="mainAction"
          fullWidth
        >
          {isNew ? 'Create an account' : 'Sign in'}
        </LinkButton>
        <LinkButton
          href={isNew ? signIn : `/signup${stringifySearch({ market_id, returnTo: goal })}`}
          variant="text"
          fullWidth
        >
          {isNew ? 'I have an account' : 'I am new here'}
        </LinkButton>
      </div>
    </div>
  );
}
