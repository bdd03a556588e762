import type { LibraryTask } from './libraryTask.ts';

export const administering: LibraryTask = {
  task: 'Administer the marketplace',
  operations: [
    {
      title: 'Add a note about a user',
      description: 'Platform admins read the notes on the page of the user; the user does not.',
      permissions: 'Platform admins. Token scope ADMIN.',
      text: `mutation AddNote($userId: ID!, $text: String!) {
  addUserNote(input: { userId: $userId, text: $text }) {
    note { databaseId authorName createdAt text }
    errors { code message path }
  }
}
`,
      variables: { userId: 'VXNlcjo0', text: 'Called on Monday.' },
    },
  ],
};
