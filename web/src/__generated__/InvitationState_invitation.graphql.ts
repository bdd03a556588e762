/**
 * @generated SignedSource<<a68e2bb1679ebc7f5617b1f2c37f2b5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InterviewInvitationStanding = "ACCEPTED" | "DECLINED" | "MISSED" | "OPEN" | "OVER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvitationState_invitation$data = {
  readonly contact: {
    readonly fullName: string;
  } | null | undefined;
  readonly locationName: string;
  readonly standing: InterviewInvitationStanding;
  readonly " $fragmentType": "InvitationState_invitation";
};
export type InvitationState_invitation$key = {
  readonly " $data"?: InvitationState_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationState_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InvitationState_invitation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "standing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locationName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InterviewContact",
      "kind": "LinkedField",
      "name": "contact",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "InterviewInvitation",
  "abstractKey": null
};

(node as any).hash = "62ed21392eb1b7b067380109001d428a";

export default node;
