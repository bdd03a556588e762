import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ShiftTemplatesCard_location$key } from '../../__generated__/ShiftTemplatesCard_location.graphql.ts';
import { TemplateListRow } from '../templates/TemplateListRow.tsx';
import { TemplateListCard } from '../templates/TemplateListCard.tsx';
import { shiftHoursText, shiftLengthText } from './shiftHoursText.ts';

const AddShiftTemplateDialog = lazy(() => import('./AddShiftTemplateDialog.tsx'));
const EditShiftTemplateDialog = lazy(() => import('./EditShiftTemplateDialog.tsx'));
const DeleteShiftTemplateDialog = lazy(() => import('./DeleteShiftTemplateDialog.tsx'));

interface Props {
  location: ShiftTemplatesCard_location$key;
  canEdit: boolean;
}

/** The shift templates of a location, with actions to add, edit and delete them. */
export function ShiftTemplatesCard({ location: key, canEdit }: Props) {
  const { id: locationId, shiftTemplates } = useFragment(
    graphql`
      fragment ShiftTemplatesCard_location on Location @throwOnFieldError {
        id
        shiftTemplates @catch(to: NULL) {
          id
          startTime
          endTime
          unpaidBreakMinutes
        }
      }
    `,
    key,
  );
  const [open, setOpen] = useState<{ dialog: 'add' | 'change' | 'delete'; id: string } | null>(null);
  const close = () => setOpen(null);
  const shifts = shiftTemplates?.map(({ id, startTime, endTime, unpaidBreakMinutes }) => ({
    id,
    startTime,
    endTime,
    unpaidBreakMinutes,
  }));
  const chosen = shifts?.find(({ id }) => id === open?.id);

  return (
    <TemplateListCard
      title="Shift times"
      note="Your usual shift hours, one click away when you post."
      addLabel="Add times"
      emptyText="No shift times yet."
      count={shifts?.length ?? null}
      onAdd={canEdit ? () => setOpen({ dialog: 'add', id: '' }) : null}
    >
      {shifts?.map((shift) => (
        <TemplateListRow
          key={shift.id}
          title={shiftHoursText(shift)}
          canEdit={canEdit}
          onChange={() => setOpen({ dialog: 'change', id: shift.id })}
          onDelete={() => setOpen({ dialog: 'delete', id: shift.id })}
        >
          {shiftLengthText(shift)}
        </TemplateListRow>
      ))}
      <Suspense>
        {open?.dialog === 'add' ? <AddShiftTemplateDialog locationId={locationId} onClosed={close} /> : null}
        {open?.dialog === 'change' && chosen ? (
          <EditShiftTemplateDialog template={chosen} onClosed={close} />
        ) : null}
        {open?.dialog === 'delete' && chosen ? (
          <DeleteShiftTemplateDialog templateId={chosen.id} name={shiftHoursText(chosen)} onClosed={close} />
        ) : null}
      </Suspense>
    </TemplateListCard>
  );
}
