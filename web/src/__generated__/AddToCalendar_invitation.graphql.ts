/**
 * @generated SignedSource<<8f765c479e6d5cdbe7ef2e5ce9ede1ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddToCalendar_invitation$data = {
  readonly address: {
    readonly city: string;
    readonly line1: string;
    readonly postalCode: string;
    readonly stateCode: string;
  };
  readonly channelUrl: string | null | undefined;
  readonly endTime: string;
  readonly instructions: string;
  readonly jobName: string;
  readonly locationName: string;
  readonly startTime: string;
  readonly " $fragmentType": "AddToCalendar_invitation";
};
export type AddToCalendar_invitation$key = {
  readonly " $data"?: AddToCalendar_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddToCalendar_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AddToCalendar_invitation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "channelUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "instructions",
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
      "concreteType": "PostalAddress",
      "kind": "LinkedField",
      "name": "address",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line1",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stateCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postalCode",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "InterviewInvitation",
  "abstractKey": null
};

(node as any).hash = "52e28183b255c636434fef9b2b974b58";

export default node;
