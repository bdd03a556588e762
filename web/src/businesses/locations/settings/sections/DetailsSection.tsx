import { formatPhone } from '@brigade/domain/platform/validation/phoneNumber.ts';
import { requiredTextUpTo } from '@brigade/domain/platform/validation/requiredTextUpTo.ts';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DetailsSection_location$key } from '../../../../__generated__/DetailsSection_location.graphql.ts';
import { addressShape, placeInput, wholePoint } from '../../../../platform/geo/addressForm.ts';
import { ImageField } from '../../../../platform/images/ImageField.tsx';
import { formSchema } from '../../../../platform/screen/formSchema.ts';
import { PhoneField } from '../../../../ui/fields/PhoneField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { contactShape } from './contactShape.ts';
import { LocationAddressFields } from './LocationAddressFields.tsx';
import { SettingsSection } from '../../../../ui/forms/saving/SettingsSection.tsx';
import { useSectionForm } from '../useSectionForm.ts';

const schema = formSchema({
  name: requiredTextUpTo(100),
  ...addressShape,
  ...contactShape,
}).check(wholePoint());

/** The name, address, and contact of a location. */
export function DetailsSection({ location }: { location: DetailsSection_location$key }) {
  const data = useFragment(
    graphql`
      fragment DetailsSection_location on Location @throwOnFieldError {
        id
        name
        timeZone
        phoneNumber
        url
        viewerCanEdit @catch(to: NULL)
        address {
          line1
          city
          stateCode
          postalCode
        }
        coordinates {
          longitude
          latitude
        }
        image {
          publicId
          isPlaceholder
          ...ImageField_image
        }
        ...LocationAddressFields_location
      }
    `,
    location,
  );
  const { address, coordinates, image } = data;
  const isReadOnly = data.viewerCanEdit !== true;
  const storedImageId = image.isPlaceholder ? null : image.publicId;
  // The image field stores the chosen file, and the map what its pin was put by; a new key discards them.
  const [resets, setResets] = useState(0);
  const form = useSectionForm({
    locationId: data.id,
    schema,
    initialValues: {
      name: data.name,
      streetAddress: address.line1,
      city: address.city,
      stateCode: address.stateCode,
      postalCode: address.postalCode,
      longitude: String(coordinates?.longitude ?? ''),
      latitude: String(coordinates?.latitude ?? ''),
      timeZone: data.timeZone ?? '',
      phoneNumber: formatPhone(data.phoneNumber ?? ''),
      url: data.url ?? '',
      imagePublicId: storedImageId,
    },
    toInput: ({ longitude, latitude, timeZone, imagePublicId, ...details }) => ({
      ...details,
      ...placeInput({ longitude, latitude, timeZone }),
      ...(imagePublicId !== storedImageId && { imagePublicId }),
    }),
  });

  return (
    <SettingsSection
      anchor="details"
      title="Details"
      form={form}
      onDiscarded={() => setResets((count) => count + 1)}
    >
      <ImageField
        key={resets}
        label="Image"
        image={image}
        isDisabled={isReadOnly}
        errorMessage={form.field('imagePublicId').errorMessage}
        onUploaded={(publicId) => form.setValue('imagePublicId', publicId)}
        onRemoved={() => form.setValue('imagePublicId', null)}
      />
      <TextField
        {...form.field('name')}
        label="Name"
        description="Pros see it on every shift."
        isRequired
        isDisabled={isReadOnly}
        maxLength={100}
      />
      <LocationAddressFields key={`address-${resets}`} form={form} location={data} isDisabled={isReadOnly} />
      <PhoneField
        {...form.field('phoneNumber')}
        label="Phone"
        description="Optional. For pros who are on their way."
        isDisabled={isReadOnly}
      />
      <TextField
        {...form.field('url')}
        label="Website"
        description="Optional. Begins with https://"
        type="url"
        isDisabled={isReadOnly}
      />
    </SettingsSection>
  );
}
