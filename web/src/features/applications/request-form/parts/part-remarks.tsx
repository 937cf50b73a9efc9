import { useTranslation } from 'react-i18next';
import { sectionOfField } from '@shiptime/domain/applications/sections/sections';
import type { PartName } from '@shiptime/domain/applications/sections/answers';
import type { RemarkPlace } from '#features/applications/remarks/remarks-model.ts';
import { RemarkButton } from '#features/applications/remarks/remark-button.tsx';
import { RemarkThread } from '#features/applications/remarks/remark-thread.tsx';

const usePlace = (part: PartName): RemarkPlace => {
  const { t } = useTranslation('application_form');
  return { section: sectionOfField(part)!, fields: [part], label: t(`parts.${part}.title`) };
};

export const PartRemarkButton = ({ part }: { part: PartName }) => <RemarkButton place={usePlace(part)} />;

export const PartRemarkThread = ({ part }: { part: PartName }) => <RemarkThread place={usePlace(part)} />;
