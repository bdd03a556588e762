/** What the forms of both card networks take. */
export interface CardFormProps {
  /** The id of the location's or organization's node. */
  readonly ownerId: string;
  /** Of the setup that the form brings to an end. */
  readonly clientSecret: string;
  readonly onSaved: () => void;
  readonly onCancelled: () => void;
}
