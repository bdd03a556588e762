import type { Context } from '../../platform/context.ts';
import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { viewerAfterwards } from '../users/viewerAfterwards.ts';
import type { SessionWire } from './signInWire.ts';

/** Continues as the owner of a new session: what the payload shows of the viewer is requested as the viewer. */
export function startSession(session: SessionWire, { rest }: Context): SessionWire {
  rest.useToken(session.token);
  return session;
}

/** What every way of signing in answers. */
export function sessionFields(t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, SessionWire>) {
  return {
    errors: errorsField(t),
    token: t.exposeString('token', {
      nullable: true,
      description: 'The token to send as `Authorization: Bearer {token}`.',
    }),
    expiresInSeconds: t.exposeInt('expires_in', {
      nullable: true,
      description: 'Seconds until the session ends.',
    }),
    isNewUser: t.exposeBoolean('is_new_user', {
      nullable: true,
      description: 'Whether the account was created by this sign-in.',
    }),
    viewer: viewerAfterwards(t),
  };
}
