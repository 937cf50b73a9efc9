import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import type { FieldProps } from './field.tsx';
import { NativeField } from './native-field.tsx';
import styles from './file-field.module.css';

type FileFieldProps = FieldProps & {
  /** `.csv,text/csv` */
  readonly accept: string;
  readonly value: File | null;
  readonly onChange: (file: File | null) => void;
};

/** One file, chosen or dropped. */
export const FileField = ({ accept, value, onChange, ...field }: FileFieldProps) => {
  const { t } = useTranslation('ui');
  const input = useRef<HTMLInputElement>(null);
  return (
    <NativeField {...field}>
      {(control) => (
        <div
          className={styles['drop']}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            if (!field.isDisabled) onChange(event.dataTransfer.files[0] ?? null);
          }}
        >
          <input
            {...control}
            ref={input}
            className={styles['input']}
            type="file"
            accept={accept}
            disabled={field.isDisabled}
            onChange={(event) => {
              onChange(event.target.files?.[0] ?? null);
              // The same file may be chosen again after it was mended.
              event.target.value = '';
            }}
          />
          <Button
            icon="upload"
            isDisabled={field.isDisabled ?? false}
            onPress={() => input.current?.click()}
            excludeFromTabOrder
          >
            {t('choose_file')}
          </Button>
          <span className={styles['name']}>{value?.name ?? t('or_drop_file')}</span>
        </div>
      )}
    </NativeField>
  );
};
