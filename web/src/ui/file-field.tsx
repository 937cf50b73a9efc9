import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import type { FieldProps } from './field.tsx';
import { NativeField } from './native-field.tsx';
import styles from './file-field.module.css';

type DropProps = FieldProps & {
  readonly accept: string;
  readonly multiple?: boolean;
  readonly words: string | null;
  readonly dropWords: string;
  readonly buttonLabel: string;
  readonly onFiles: (files: readonly File[]) => void;
};

const DropField = ({
  accept,
  multiple = false,
  words,
  dropWords,
  buttonLabel,
  onFiles,
  ...field
}: DropProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <NativeField {...field}>
      {(control) => (
        <div
          className={styles['drop']}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            if (!field.isDisabled) onFiles([...event.dataTransfer.files]);
          }}
        >
          <input
            {...control}
            ref={input}
            className={styles['input']}
            type="file"
            accept={accept}
            multiple={multiple}
            disabled={field.isDisabled}
            onChange={(event) => {
              onFiles([...(event.target.files ?? [])]);
              // Allows choosing the same file again after a correction.
              event.target.value = '';
            }}
          />
          <Button
            icon="upload"
            isDisabled={field.isDisabled ?? false}
            onPress={() => input.current?.click()}
            excludeFromTabOrder
          >
            {buttonLabel}
          </Button>
          <span className={styles['name']}>
            {words ?? <span className={styles['drops']}>{dropWords}</span>}
          </span>
        </div>
      )}
    </NativeField>
  );
};

type FileFieldProps = FieldProps & {
  readonly accept: string;
  readonly value: File | null;
  readonly onChange: (file: File | null) => void;
};

export const FileField = ({ value, onChange, ...field }: FileFieldProps) => {
  const { t } = useTranslation('ui');
  return (
    <DropField
      {...field}
      words={value?.name ?? null}
      dropWords={t('or_drop_file')}
      buttonLabel={t('choose_file')}
      onFiles={([file]) => onChange(file ?? null)}
    />
  );
};

type FilesFieldProps = FieldProps & Pick<DropProps, 'accept' | 'onFiles'>;

export const FilesField = (field: FilesFieldProps) => {
  const { t } = useTranslation('ui');
  return (
    <DropField
      {...field}
      multiple
      words={null}
      dropWords={t('or_drop_files')}
      buttonLabel={t('choose_files')}
    />
  );
};
