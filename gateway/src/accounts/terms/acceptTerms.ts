import { mustAcceptTerms } from '@brigade/domain/accounts/terms/termsAcceptance.ts';
import { requiredText } from '@brigade/domain/platform/validation/requiredText.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { viewerAfterwards } from '../users/viewerAfterwards.ts';
import { getTermsAcceptance, putTermsAcceptance } from './termsApi.ts';

builder.relayMutationField(
  'acceptTerms',
  {
    description: 'Input for acceptTerms, naming the version.',
    inputFields: (t) => ({
      version: t.string({ required: true, description: 'The version of the terms that was shown.' }),
    }),
    validate: { schema: z.looseObject({ version: requiredText }) },
  },
  {
    description:
      'Accepts the terms of use, which is required to post, pay and hire. Has no effect if the terms are already accepted.',
    extensions: errorPaths({ version: ['version'] }),
    resolve: async (_root, { input }, { rest }) => {
      const { status, version } = await rest.call(getTermsAcceptance);
      const isNew = version != null && version !== input.version;
      if (mustAcceptTerms(status) || isNew) {
        await rest.call(putTermsAcceptance, { body: { version: input.version } });
      }
      return {};
    },
  },
  {
    description: 'The user who accepted the terms.',
    outputFields: (t) => ({ errors: errorsField(t), viewer: viewerAfterwards(t) }),
  },
);
