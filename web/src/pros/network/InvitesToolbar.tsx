import { networkInviteStatuses } from '@brigade/domain/pros/network/networkInviteStatus.ts';
import Send from 'lucide-react/icons/send';
import Upload from 'lucide-react/icons/upload';
import { useScreenCommands } from '../../platform/commands/screenCommands.ts';
import { stringifySearch } from '../../platform/screen/searchParams.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { TabLinks } from '../../ui/navigation/TabLinks.tsx';
import type { InvitesSearch } from './invitesSearch.ts';
import styles from './network.module.css';
import { invitesHref } from './networkHrefs.ts';
import { networkInviteWords } from './networkInviteWords.ts';

interface Props {
  locationId: number;
  choice: InvitesSearch;
  onChosen: (choice: InvitesSearch) => void;
}

/** Narrows the list of invites, and opens the ways to send more. */
export function InvitesToolbar({ locationId, choice, onChosen }: Props) {
  const { search, ...others } = choice;
  const hrefOf = (status?: InvitesSearch['status']) =>
    `${invitesHref(locationId)}${stringifySearch({ ...(search && { search }), ...(status && { status }) })}`;
  const invite = () => onChosen({ ...choice, dialog: 'invite' });
  const importList = () => onChosen({ ...choice, dialog: 'import' });
  useScreenCommands([
    { id: 'invite', label: 'Invite a pro', onAction: invite },
    { id: 'import', label: 'Import a list of invites', onAction: importList },
  ]);

  return (
    <>
      <div className={styles.toolbar}>
        <div className={styles.search}>
          <SearchField
            label="Find invites by name or address"
            placeholder="Find invites by name or address"
            delay={250}
            value={search ?? ''}
            onChange={(text) => onChosen({ ...others, ...(text !== '' && { search: text }) })}
          />
        </div>
        <div className={styles.actions}>
          <Button variant="outlined" icon={<Upload aria-hidden="true" />} onPress={importList}>
            Import a list
          </Button>
          <Button icon={<Send aria-hidden="true" />} onPress={invite}>
            Invite a pro
          </Button>
        </div>
      </div>
      <div className={styles.tabs}>
        <TabLinks
          label="Status"
          currentId={choice.status ?? 'all'}
          tabs={[
            { id: 'all', label: 'All', href: hrefOf() },
            ...networkInviteStatuses.map((status) => ({
              id: status,
              label: networkInviteWords(status).label,
              href: hrefOf(status),
            })),
          ]}
        />
      </div>
    </>
  );
}
