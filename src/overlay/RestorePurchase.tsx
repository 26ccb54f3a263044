import { InfoDialog } from './InfoDialog';

/** Where a purchase is brought back. It is still being made, and says so. */
export default function RestorePurchase() {
  return (
    <InfoDialog title="Restore Purchase">
      <p>This one is still being made. It will appear here when it is ready, at no extra cost.</p>
      <p>
        Nothing can be bought yet either, so there is nothing that you could have lost. Once there is, the
        transaction ID of a purchase will bring premium back here, on any device.
      </p>
    </InfoDialog>
  );
}
