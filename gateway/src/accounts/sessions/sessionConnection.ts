import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { User } from '../users/User.ts';
import { Session } from './Session.ts';
import { listSessions } from './sessionsApi.ts';

const SessionConnection = builder.connectionObject(
  { type: Session, name: 'SessionConnection', description: 'A part of a list of sessions.' },
  { name: 'SessionEdge', description: 'A session and its place in the list.' },
);

builder.objectField(User, 'sessions', (t) =>
  t.connection(
    {
      type: Session,
      nullable: true,
      description: 'The sessions of the user, the newest sign-in first. Costs one upstream call.',
      resolve: (_user, args, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listSessions, { query: { page, page_size: pageSize } }),
          idOf: ({ id }) => id,
        }),
    },
    SessionConnection,
  ),
);
