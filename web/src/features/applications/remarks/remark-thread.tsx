import { useContext, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLatest } from '#lib/use-latest.ts';
import { keepScrolledIntoView } from '#lib/keep-scrolled-into-view.ts';
import { IconButton } from '#ui/button.tsx';
import { NewRemarkForm } from './new-remark-form.tsx';
import { RemarkLine } from './remark-line.tsx';
import { remarkButtonId, remarkThreadId } from './remark-button.tsx';
import { type RemarkPlace, remarkPlaceKey, RemarksContext, useRemarksAt } from './remarks-model.ts';
import styles from './remarks.module.css';

type Props = { readonly place: RemarkPlace; readonly applicationId: number; readonly onClose: () => void };

const OpenThread = ({ place, applicationId, onClose }: Props) => {
  const { t } = useTranslation('application_form');
  const mayRemark = useContext(RemarksContext)?.mayRemark ?? false;
  const there = useRemarksAt(place);
  const heading = useRef<HTMLParagraphElement>(null);
  const mark = remarkButtonId(place);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    return keepScrolledIntoView(() => {
      document.getElementById(mark)?.scrollIntoView({ block: 'nearest' });
      heading.current?.scrollIntoView({ block: 'nearest' });
    });
  }, [mark]);
  const close = () => {
    onClose();
    document.getElementById(mark)?.focus();
  };
  const thread = useRef<HTMLElement>(null);
  const leave = useLatest(close);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && leave.current();
    const room = thread.current;
    room?.addEventListener('keydown', onKey);
    return () => room?.removeEventListener('keydown', onKey);
  }, [leave]);
  const id = remarkThreadId(place);
  return (
    <section ref={thread} id={id} className={styles['thread']} aria-labelledby={`${id}-title`} data-no-print>
      <div className={styles['head']}>
        <p ref={heading} id={`${id}-title`} tabIndex={-1} className={styles['title']}>
          {t('remarks.beside', { label: place.label })}
        </p>
        <IconButton icon="close" small label={t('remarks.close')} onPress={close} />
      </div>
      {there.length > 0 && (
        <ul className={styles['list']} aria-live="polite">
          {there.map((remark) => (
            <RemarkLine key={remark.id} remark={remark} />
          ))}
        </ul>
      )}
      {mayRemark && <NewRemarkForm place={place} applicationId={applicationId} />}
    </section>
  );
};

export const RemarkThread = ({ place }: { place: RemarkPlace }) => {
  const remarks = useContext(RemarksContext);
  if (!remarks || remarks.applicationId === null || remarks.openAt !== remarkPlaceKey(place)) return null;
  return (
    <OpenThread place={place} applicationId={remarks.applicationId} onClose={() => remarks.open(null)} />
  );
};
