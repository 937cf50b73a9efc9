import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { NonBreakingDates } from './non-breaking-dates.tsx';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

export const toneIcons: Record<NoticeTone, IconName> = {
  info: 'info',
  success: 'success',
  warning: 'alert',
  error: 'error',
};

type NoticeProps = {
  readonly tone?: NoticeTone;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly live?: boolean;
  readonly takesFocus?: boolean;
};

/** The icon also shows the tone, so that colour is not the only sign. */
export const Notice = ({
  tone = 'info',
  title,
  children,
  actions,
  live = false,
  takesFocus = false,
}: NoticeProps) => {
  const { t } = useTranslation('ui');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div
      ref={box}
      className={classNames(styles['notice'], styles[tone])}
      {...(live && { role })}
      {...(takesFocus && { tabIndex: -1, 'data-takes-focus': true })}
    >
      <Icon name={toneIcons[tone]} size={22} label={t(`tone.${tone}`)} />
      <div className={styles['content']}>
        {title && (
          <p className={styles['title']}>
            <NonBreakingDates text={title} />
          </p>
        )}
        {children}
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
    </div>
  );
};

export const ProblemNotice = ({ problem }: { readonly problem: ReactNode }) =>
  problem ? (
    <Notice tone="error" live>
      {problem}
    </Notice>
  ) : null;
