/**
 * @generated SignedSource<<b7573dd65e8c02b53642aef13d796b6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalendarFeedRow_feed$data = {
  readonly areProsNamed: boolean;
  readonly createdAt: string;
  readonly createdByName: string;
  readonly id: string;
  readonly lastReadAt: string | null | undefined;
  readonly " $fragmentType": "CalendarFeedRow_feed";
};
export type CalendarFeedRow_feed$key = {
  readonly " $data"?: CalendarFeedRow_feed$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarFeedRow_feed">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CalendarFeedRow_feed",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "areProsNamed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdByName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastReadAt",
      "storageKey": null
    }
  ],
  "type": "CalendarFeed",
  "abstractKey": null
};

(node as any).hash = "9512c65e71c75d3f14a2338eaad1ba51";

export default node;
