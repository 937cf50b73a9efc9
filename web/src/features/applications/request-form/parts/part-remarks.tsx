import { useTranslation } from 'react-i18next';
import { sectionOf } from '@shiptime/domain/applications/sections/sections';
import type { PartName } from '@shiptime/domain/applications/sections/answers';
import { RemarkMark } from '#features/applications/remarks/remark-mark.tsx';
import { RemarkThread } from '#features/applications/remarks/remark-thread.tsx';

type Props = { readonly part: PartName };

const usePlace = (part: PartName) => {
  const { t } = useTranslation('application_form');
  return { section: sectionOf(part)!, fields: [part], label: t(`parts.${part}.title`) };
};

/** Beside the heading of a table of rows: how many remarks there are. */
export const PartMark = ({ part }: Props) => <RemarkMark place={usePlace(part)} />;

/** What is said of a table of rows, above it. */
export const PartThread = ({ part }: Props) => <RemarkThread place={usePlace(part)} />;
