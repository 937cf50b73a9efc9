import { useTranslation } from 'react-i18next';
import { sectionOf } from '@shiptime/domain/applications/sections/sections';
import type { PartName } from '@shiptime/domain/applications/sections/answers';
import type { RemarkPlace } from '#features/applications/remarks/remarks-model.ts';
import { RemarkMark } from '#features/applications/remarks/remark-mark.tsx';
import { RemarkThread } from '#features/applications/remarks/remark-thread.tsx';

const usePlace = (part: PartName): RemarkPlace => {
  const { t } = useTranslation('application_form');
  return { section: sectionOf(part)!, fields: [part], label: t(`parts.${part}.title`) };
};

export const PartRemarkMark = ({ part }: { part: PartName }) => <RemarkMark place={usePlace(part)} />;

export const PartRemarkThread = ({ part }: { part: PartName }) => <RemarkThread place={usePlace(part)} />;
