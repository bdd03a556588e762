/**
 * @generated SignedSource<<6f6586e01b621fbb701e2fcecf482958>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttendanceState = "CALLED_OUT" | "CANCELLED" | "EXPECTED" | "IN" | "LATE" | "NOT_RECORDED" | "NO_SHOW" | "ON_BREAK" | "OUT" | "SENT_HOME" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CallAllButton_applications$data = ReadonlyArray<{
  readonly attendance: {
    readonly since: string;
    readonly state: AttendanceState;
  } | null | undefined;
  readonly pro: {
    readonly id: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CallAllDialog_applications">;
  readonly " $fragmentType": "CallAllButton_applications";
}>;
export type CallAllButton_applications$key = ReadonlyArray<{
  readonly " $data"?: CallAllButton_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallAllButton_applications">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "CallAllButton_applications",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Attendance",
      "kind": "LinkedField",
      "name": "attendance",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Pro",
      "kind": "LinkedField",
      "name": "pro",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CallAllDialog_applications"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "46aba66826d77cb34e3bdfe44d77ba90";

export default node;
