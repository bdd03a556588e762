import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { faultMessage } from '../relay/Fault.ts';
import type { AddressForm } from './addressForm.ts';
import { findOnMap, type FoundPlace } from './findOnMap.ts';
import { findTimeZone } from './findTimeZone.ts';

/** What became of the search: a place was found, or why none was. */
type Outcome = { place: FoundPlace } | { problem: string };

/** Fills in the point and the time zone of an address in a form. */
export function useAddressSearch(form: AddressForm) {
  const environment = useRelayEnvironment();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isSearching, setIsSearching] = useState(false);

  const search = async () => {
    const { streetAddress, city, stateCode, postalCode } = form.values;
    if (!/^[a-z]{2}$/i.test(stateCode.trim())) {
      setOutcome({ problem: 'Enter the two letters of the state first.' });
      return;
    }
    setIsSearching(true);
    try {
      const address = { streetAddress, city, stateCode: stateCode.trim(), postalCode };
      const place = await findOnMap(environment, address);
      setOutcome(place ? { place } : { problem: 'This address is not on our map. Set the point by hand.' });
      if (!place) return;
      form.setValue('longitude', String(place.longitude));
      form.setValue('latitude', String(place.latitude));
      form.setValue('timeZone', place.timeZone);
    } catch (error) {
      setOutcome({
        problem: faultMessage(error),
      });
    } finally {
      setIsSearching(false);
    }
  };

  /** A point that was moved by hand takes the zone along; where nobody can say, the zone stays. */
  const followPoint = async () => {
    const longitude = Number(form.values.longitude || Number.NaN);
    const latitude = Number(form.values.latitude || Number.NaN);
    if (!(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90)) return;
    const zone = await findTimeZone(environment, { longitude, latitude }).catch(() => null);
    if (zone !== null) form.setValue('timeZone', zone);
  };

  return { outcome, isSearching, search, followPoint };
}
