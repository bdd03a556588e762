import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { AccountsToLink_user$key } from '../../../__generated__/AccountsToLink_user.graphql.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { userMessage } from '../../../ui/feedback/userMessage.ts';
import styles from './AccountLinking.module.css';
import { linkAccount } from './linkAccount.ts';
import { LinkableAccountItem } from './LinkableAccountItem.tsx';
import { withoutCode, type LinkChoice } from './linkChoice.ts';

interface Props {
  user: AccountsToLink_user$key;
  /** Called when all that was chosen is linked, or nothing is wanted. */
  onFinished: (hasLinked: boolean) => void;
}

/** The linkable accounts with checkboxes, and buttons to link or skip. */
export function AccountsToLink({ user, onFinished }: Props) {
  const { linkableAccounts } = useFragment(
    graphql`
      fragment AccountsToLink_user on User @throwOnFieldError {
        linkableAccounts(first: 50) {
          edges {
            node {
              id
              codeSentTo
              ...LinkableAccountItem_account
            }
          }
        }
      }
    `,
    user,
  );
  const accounts = linkableAccounts?.edges.map(({ node }) => node) ?? [];
  const environment = useRelayEnvironment();
  const [choices, setChoices] = useState<ReadonlyMap<string, LinkChoice>>(
    () => new Map(accounts.map(({ id, codeSentTo }) => [id, { isChosen: codeSentTo == null, code: '' }])),
  );
  const [linked, setLinked] = useState<ReadonlySet<string>>(new Set());
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = accounts.filter(({ id }) => !linked.has(id));
  const chosen = open.filter(({ id }) => choices.get(id)?.isChosen);

  const change = (id: string, choice: Partial<LinkChoice>) =>
    setChoices((before) =>
      new Map(before).set(id, { isChosen: false, code: '', ...before.get(id), error: undefined, ...choice }),
    );

  const linkOne = async (id: string, codeSentTo: string | null | undefined) => {
    const code = choices.get(id)?.code ?? '';
    const missing = withoutCode(code, codeSentTo ?? null);
    const [error] = missing ? [{ message: missing }] : await linkAccount(environment, id, code || null);
    if (error) change(id, { error: error.message });
    else setLinked((before) => new Set(before).add(id));
    return error === undefined;
  };

  const linkChosen = async () => {
    if (chosen.length === 0) return setProblem('Choose an account to link, or skip this step.');
    setProblem(null);
    setIsSending(true);
    try {
      let done = 0;
      // One after the other: each changes the account that the next one is linked into.
      for (const { id, codeSentTo } of chosen) if (await linkOne(id, codeSentTo)) done += 1;
      if (done < chosen.length) return;
      toast({ tone: 'success', title: 'Accounts linked. All your roles are now in one account.' });
      onFinished(true);
    } catch (error) {
      setProblem(userMessage(error));
    } finally {
      setIsSending(false);
    }
  };

  return (
    <div className={styles.accounts}>
      {problem === null ? null : (
        <InlineAlert tone="danger" isLive>
          {problem}
        </InlineAlert>
      )}
      <ul className={styles.list} aria-label="Accounts">
        {open.map((account) => (
          <LinkableAccountItem
            key={account.id}
            account={account}
            choice={choices.get(account.id) ?? { isChosen: false, code: '' }}
            onChanged={(choice) => change(account.id, choice)}
          />
        ))}
      </ul>
      <Button size="mainAction" fullWidth isLoading={isSending} onPress={() => void linkChosen()}>
        Link
      </Button>
      <Button variant="text" fullWidth isDisabled={isSending} onPress={() => onFinished(linked.size > 0)}>
        Skip
      </Button>
    </div>
  );
}
