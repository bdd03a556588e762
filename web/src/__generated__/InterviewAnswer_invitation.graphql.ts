/**
 * @generated SignedSource<<9dfaf5cb069b0acf105c8d92f9496243>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InterviewInvitationStanding = "ACCEPTED" | "DECLINED" | "MISSED" | "OPEN" | "OVER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InterviewAnswer_invitation$data = {
  readonly locationName: string;
  readonly standing: InterviewInvitationStanding;
  readonly " $fragmentSpreads": FragmentRefs<"AddToCalendar_invitation" | "InvitationState_invitation">;
  readonly " $fragmentType": "InterviewAnswer_invitation";
};
export type InterviewAnswer_invitation$key = {
  readonly " $data"?: InterviewAnswer_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InterviewAnswer_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InterviewAnswer_invitation",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvitationState_invitation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddToCalendar_invitation"
    }
  ],
  "type": "InterviewInvitation",
  "abstractKey": null
};

(node as any).hash = "18b41d2e937a1f7212b9c630304d0675";

export default node;
