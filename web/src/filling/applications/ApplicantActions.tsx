import type { ApplicantAction } from '@brigade/domain/filling/applications/applicantActions.ts';
import { type ApplicantStage, applicantStages } from '@brigade/domain/filling/applications/applicantStage.ts';
import Ban from 'lucide-react/icons/ban';
import Ellipsis from 'lucide-react/icons/ellipsis';
import UserPlus from 'lucide-react/icons/user-plus';
import Undo from 'lucide-react/icons/undo-2';
import UserX from 'lucide-react/icons/user-x';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ApplicantActions_application$key } from '../../__generated__/ApplicantActions_application.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Menu, type MenuAction } from '../../ui/actions/Menu.tsx';
import type { RowAction } from './rowAction.ts';

interface Props {
  application: ApplicantActions_application$key;
  /** What is possible with the applicants of a stage at this moment, besides blocking. */
  actionsIn: (stage: ApplicantStage) => readonly ApplicantAction[];
  isBusy: boolean;
  onActed: (action: RowAction) => void;
}

/** What can be done with an applicant: the next step as a button, the rest in a menu. */
export function ApplicantActions({ application, actionsIn, isBusy, onActed }: Props) {
  const { stage, pro, proAtLocation } = useFragment(
    graphql`
      fragment ApplicantActions_application on GigApplication @throwOnFieldError {
        stage
        pro {
          displayName
        }
        proAtLocation @catch(to: NULL) {
          isBlocked @catch(to: NULL)
        }
      }
    `,
    application,
  );
  const name = pro.displayName;
  const known = applicantStages.find((one) => one === stage);
  const actions = known ? actionsIn(known) : [];
  const entry = (id: RowAction, label: string, icon: React.ReactNode): MenuAction => ({
    id,
    label,
    icon,
    onAction: () => onActed(id),
    isDestructive: id === 'dismiss' || id === 'block',
  });
  const entries = [
    ...(actions.includes('replace') ? [entry('replace', 'Replace…', <UserPlus />)] : []),
    ...(actions.includes('unselect') ? [entry('unselect', 'Unselect', <Undo />)] : []),
    ...(actions.includes('dismiss') ? [entry('dismiss', 'Dismiss…', <UserX />)] : []),
    ...(proAtLocation?.isBlocked ? [] : [entry('block', 'Block…', <Ban />)]),
  ];

  return (
    <>
      {actions.includes('select') ? (
        <Button
          variant="outlined"
          size="small"
          isLoading={isBusy}
          aria-label={`Select ${name}`}
          onPress={() => onActed('select')}
        >
          Select
        </Button>
      ) : null}
      {actions.includes('confirm') ? (
        <Button
          size="small"
          isLoading={isBusy}
          aria-label={`Confirm ${name}`}
          onPress={() => onActed('confirm')}
        >
          Confirm
        </Button>
      ) : null}
      {entries.length > 0 ? (
        <Menu
          label={`More actions for ${name}`}
          iconOnly
          variant="ghost"
          size="small"
          icon={<Ellipsis aria-hidden="true" />}
          items={entries}
          isDisabled={isBusy}
        />
      ) : null}
    </>
  );
}
