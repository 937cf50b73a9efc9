import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { reachable, useScrolls } from '#ui/use-scrolls-sideways.ts';
import styles from './code-block.module.css';

type CodeBlockProps = {
  /** What it is: shown above it. */
  readonly label: string;
  readonly code: string;
};

/** Code as it is to be pasted. */
export const CodeBlock = ({ label, code }: CodeBlockProps) => {
  const { t } = useTranslation('documentation');
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const scrolls = useScrolls(frame);
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => snackbar.success(t('copied')),
      () => snackbar.error(t('not_copied')),
    );
  return (
    <div className={styles['block']}>
      <div className={styles['bar']}>
        <span>{label}</span>
        <Button
          small
          variant="quiet"
          icon="copy"
          aria-label={t('copy_what', { what: label })}
          onPress={() => void copy()}
        >
          {t('copy')}
        </Button>
      </div>
      <pre ref={setFrame} className={styles['code']} {...(scrolls && { ...reachable, 'aria-label': label })}>
        <code>{code}</code>
      </pre>
    </div>
  );
};
