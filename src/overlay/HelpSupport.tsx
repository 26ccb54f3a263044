import { InfoDialog } from './InfoDialog';
import { SupportParts } from './SupportParts';

export default function HelpSupport() {
  return (
    <InfoDialog title="Help & Support">
      <SupportParts />
    </InfoDialog>
  );
}
