import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GigTemplatesCard_location$key } from '../../__generated__/GigTemplatesCard_location.graphql.ts';
import { TemplateListRow } from '../templates/TemplateListRow.tsx';
import { TemplateListCard } from '../templates/TemplateListCard.tsx';

const AddGigTemplateDialog = lazy(() => import('./AddGigTemplateDialog.tsx'));
const ChangeGigTemplateDialog = lazy(() => import('./ChangeGigTemplateDialog.tsx'));
const DeleteGigTemplateDialog = lazy(() => import('./DeleteGigTemplateDialog.tsx'));

interface Props {
  location: GigTemplatesCard_location$key;
  canEdit: boolean;
}

/** What a location posts again and again, to look at or to change. */
export function GigTemplatesCard({ location: key, canEdit }: Props) {
  const location = useFragment(
    graphql`
      fragment GigTemplatesCard_location on Location @throwOnFieldError {
        gigTemplates @catch(to: NULL) {
          id
          name
          skill @catch(to: NULL) {
            name
          }
          hourlyRate @catch(to: NULL) {
            amountCents
            currency
          }
          requirements {
            id
          }
          attachments {
            id
          }
          ...ChangeGigTemplateDialog_template
        }
        ...AddGigTemplateDialog_location
        ...ChangeGigTemplateDialog_location
      }
    `,
    key,
  );
  const { gigTemplates } = location;
  const [open, setOpen] = useState<{ dialog: 'add' | 'change' | 'delete'; id: string } | null>(null);
  const close = () => setOpen(null);
  const chosen = gigTemplates?.find(({ id }) => id === open?.id);

  return (
    <TemplateListCard
      title="Shift templates"
      note="What you post again and again: a position with its wage, texts, requirements and files."
      addLabel="New template"
      emptyText="No templates yet. Make one here, or save one from a shift or while you post."
      count={gigTemplates?.length ?? null}
      onAdd={canEdit ? () => setOpen({ dialog: 'add', id: '' }) : null}
    >
      {gigTemplates?.map(({ id, name, skill, hourlyRate, requirements, attachments }) => (
        <TemplateListRow
          key={id}
          title={name}
          canEdit={canEdit}
          onChange={() => setOpen({ dialog: 'change', id })}
          onDelete={() => setOpen({ dialog: 'delete', id })}
        >
          {[
            skill?.name,
            hourlyRate && `${formatMoney(hourlyRate.amountCents, hourlyRate.currency)} an hour`,
            counted(requirements.length, 'requirement'),
            counted(attachments.length, 'file'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </TemplateListRow>
      ))}
      <Suspense>
        {open?.dialog === 'add' ? <AddGigTemplateDialog location={location} onClosed={close} /> : null}
        {open?.dialog === 'change' && chosen ? (
          <ChangeGigTemplateDialog location={location} template={chosen} onClosed={close} />
        ) : null}
        {open?.dialog === 'delete' && chosen ? (
          <DeleteGigTemplateDialog templateId={chosen.id} name={chosen.name} onClosed={close} />
        ) : null}
      </Suspense>
    </TemplateListCard>
  );
}

function counted(count: number, noun: string): string | null {
  if (count === 0) return null;
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
