import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { remarkLimits } from '@shiptime/domain/applications/remarks';
import { useRememberedInput } from '#lib/use-remembered-input.ts';
import type { FailureTask } from '#lib/problem.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import type { IconName } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { Row } from '#ui/stack.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { refreshRemarks } from './remarks-api.ts';
import styles from './remarks.module.css';

type Props = {
  readonly applicationId: number;
  readonly name: string;
  readonly label: string;
  readonly initial?: string;
  readonly task: FailureTask;
  readonly action: string;
  readonly icon: IconName;
  readonly send: (words: string) => Promise<unknown>;
  readonly onDone: () => void;
};

export const RemarkTextForm = (props: Props) => {
  const { applicationId, name, label, initial = '', task, action, icon, send, onDone } = props;
  const { t } = useTranslation('application_form');
  const typed = useRememberedInput(name, initial);
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    field.current?.focus();
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { run, pending, problem, error } = useApiMutation(task, {
    mutationFn: () => send(typed.value),
    onSuccess: async () => {
      typed.forget();
      await refreshRemarks(applicationId);
      onDone();
    },
    onError: () => refreshRemarks(applicationId),
  });
  const refused = error?.field('body');
  return (
    <div ref={form} className={styles['form']}>
      <TextArea
        ref={field}
        label={label}
        name={name}
        rows={2}
        max={remarkLimits.body}
        value={typed.value}
        onChange={typed.set}
        error={refused}
      />
      {problem && !refused && <Notice tone="error">{problem}</Notice>}
      <Row>
        <Button small variant="primary" icon={icon} pending={pending} onPress={() => void run()}>
          {action}
        </Button>
        <Button
          small
          variant="quiet"
          onPress={() => {
            typed.forget();
            onDone();
          }}
        >
          {t('remarks.cancel')}
        </Button>
      </Row>
    </div>
  );
};
