import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { remarkLimits } from '@shiptime/domain/applications/remarks';
import { useRememberedInput } from '#lib/use-remembered-input.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Row } from '#ui/stack.tsx';
import { Select } from '#ui/select.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { TextArea } from '#ui/text-area.tsx';
import { fullNameOf } from '../people/full-name-of.ts';
import { addRemark, refreshRemarks } from './remarks-api.ts';
import { type RemarkPlace, remarkPlaceKey, RemarksContext } from './remarks-model.ts';
import styles from './remarks.module.css';

type Draft = { readonly body: string; readonly to: number | null };

export const NewRemarkForm = ({ place, applicationId }: { place: RemarkPlace; applicationId: number }) => {
  const { t } = useTranslation('application_form');
  const others = useContext(RemarksContext)?.others ?? [];
  const only = others.length === 1 ? others[0]!.id : null;
  const key = remarkPlaceKey(place);
  const typed = useRememberedInput<Draft>(`remark ${applicationId} ${key}`, { body: '', to: only });
  const { body, to } = typed.value;
  const { run, pending, problem, error } = useApiMutation('leave_remark', {
    mutationFn: () => {
      const [field = null] = place.fields;
      return addRemark(applicationId, { section: place.section, field, addressee_id: to, body });
    },
    onSuccess: async () => {
      typed.set({ body: '', to: only });
      typed.forget();
      await refreshRemarks(applicationId);
      const asked = others.find(({ id }) => id === to);
      snackbar.success(asked ? t('remarks.sent_to', { name: fullNameOf(asked) }) : t('remarks.left'));
    },
  });
  const refused = error?.field('body');
  return (
    <div className={styles['form']}>
      {others.length > 0 && (
        <Select
          label={t('remarks.whom')}
          name={`remark-${key}-to`}
          options={others.map((person) => ({ id: person.id, label: fullNameOf(person) }))}
          value={to}
          placeholder={t('remarks.everybody')}
          isFilter
          onChange={(id) => typed.set({ body, to: id })}
          error={error?.field('addressee_id')}
        />
      )}
      <TextArea
        label={t('remarks.words')}
        name={`remark-${key}-words`}
        hint={t('remarks.who_reads')}
        rows={2}
        max={remarkLimits.body}
        value={body}
        onChange={(words) => typed.set({ body: words, to })}
        error={refused}
      />
      {problem && !refused && <Notice tone="error">{problem}</Notice>}
      <Row>
        <Button small variant="primary" icon="send" pending={pending} onPress={() => void run()}>
          {t('remarks.leave')}
        </Button>
      </Row>
    </div>
  );
};
