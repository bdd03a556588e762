import { isReportingOn } from '@brigade/domain/platform/signals/errorReporting.ts';
import type { z } from 'zod';
import { parseDsn } from '../signals/errors/dsn.ts';
import { defaultSignalSettings, type SignalSettings } from '../signals/signalSettings.ts';
import { off, type settingVariables } from './settingVariables.ts';

type Given = Pick<
  z.infer<typeof settingVariables>,
  'BRIGADE_ENV' | 'ERROR_REPORTING_DSN' | 'SEGMENT_WRITE_KEY' | 'SEGMENT_API_BASE'
>;

/** Where signals go; nowhere without the keys of a service, and never from the machine of a developer. */
export function signalsFrom(given: Given): SignalSettings {
  const isOn = isReportingOn(given.BRIGADE_ENV);
  const { ERROR_REPORTING_DSN: dsn = off, SEGMENT_WRITE_KEY: writeKey = off } = given;
  const batchUrl = new URL('v1/batch', given.SEGMENT_API_BASE.replace(/\/*$/, '/')).href;
  return {
    ...defaultSignalSettings,
    errorReporting: isOn ? parseDsn(dsn) : null,
    analytics: isOn && writeKey !== off ? { batchUrl, writeKey } : null,
  };
}
