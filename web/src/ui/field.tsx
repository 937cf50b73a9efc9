import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { FieldError } from 'react-aria-components/FieldError';
import { Icon } from './icon.tsx';
import styles from './field.module.css';

/** What every field of the kit takes. `name` is the attribute of the contract; the summary of errors links by it. */
export type FieldProps = {
  readonly label: string;
  readonly name?: string;
  readonly hint?: ReactNode;
  /** Says "(optional)" after the label. Fields are required unless they say so. */
  readonly optional?: boolean;
  /** The message, above the control. */
  readonly error?: string | undefined;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly width?: 'short' | 'full';
};

/** The id that the summary of errors links to. */
export const fieldId = (name: string): string => `field-${name.replaceAll(/[^\w-]/g, '-')}`;

export const OptionalMark = ({ optional }: { optional?: boolean | undefined }) => {
  const { t } = useTranslation('ui');
  return optional ? <span className={styles['optional']}> {t('optional')}</span> : null;
};

export const ErrorText = ({ children }: { children: ReactNode }) => (
  <>
    <Icon name="error" size={18} />
    <span>{children}</span>
  </>
);

/** What stands beside the label of a field, such as the way to what others say of it. */
export const BesideLabelContext = createContext<ReactNode>(null);

export const BesideLabel = ({ children }: { children: ReactNode }) => {
  const beside = useContext(BesideLabelContext);
  if (beside === null) return children;
  return (
    <div className={styles['labelled']}>
      {children}
      {beside}
    </div>
  );
};

/** Label, hint and error in their order; React Aria ties them to the control. */
export const FieldWords = ({ label, hint, optional, error }: FieldProps) => (
  <>
    <BesideLabel>
      <Label className={styles['label'] ?? ''}>
        {label}
        <OptionalMark optional={optional} />
      </Label>
    </BesideLabel>
    {hint && (
      <Text slot="description" className={styles['hint']}>
        {hint}
      </Text>
    )}
    <FieldError className={styles['error']}>{error && <ErrorText>{error}</ErrorText>}</FieldError>
  </>
);
