import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { capabilityKinds } from '@shiptime/domain/reference/lists';
import {
  confirmAssumedCapabilities,
  type CapabilityStanding,
  capabilityStandings,
  type VesselCapability,
} from '@shiptime/domain/vessels/capabilities';
import type { VesselResource } from '@shiptime/domain/vessels/vessel-wire';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { useRecordCommands } from '#features/reference/administration/records.ts';
import { useReferenceList } from '#features/reference/reference-api.ts';
import styles from './capabilities.module.css';

type Props = { readonly vessel: VesselResource; readonly onClose: () => void };

const isAssumed = (standing: CapabilityStanding | undefined) => standing?.startsWith('assumed_') === true;

const withStanding = (
  all: readonly VesselCapability[],
  capability_id: number,
  standing: CapabilityStanding | null,
): VesselCapability[] => [
  ...all.filter((each) => each.capability_id !== capability_id),
  ...(standing === null ? [] : [{ capability_id, standing }]),
];

export const CapabilitiesDialog = ({ vessel, onClose }: Props) => {
  const { t } = useTranslation(['vessels', 'reference']);
  const { language } = useFormat();
  const [all, setAll] = useState<readonly VesselCapability[]>(vessel.capabilities);
  const capabilities = useReferenceList('capabilities');
  const { save } = useRecordCommands('vessels', ['vessels']);
  const { run, pending, problem } = useApiMutation('save_record', {
    mutationFn: () => save({ capabilities: all }, vessel),
    onSuccess: () => {
      snackbar.success(t('reference:record.saved'));
      onClose();
    },
  });
  const standingOf = (id: number) => all.find(({ capability_id }) => capability_id === id)?.standing;
  const optionsFor = (now: CapabilityStanding | undefined) =>
    capabilityStandings
      .filter((standing) => !isAssumed(standing) || standing === now)
      .map((id) => ({ id, label: t(`capabilities.standings.${id}`) }));
  return (
    <FormDialog
      name="capabilities"
      title={t('capabilities.edit_named', { name: nameInLanguage(language, vessel) })}
      isOpen
      wide
      onClose={onClose}
      onSubmit={() => void run()}
      error={problem}
      pending={pending}
      submitLabel={t('capabilities.save')}
    >
      <p>{t('capabilities.lead')}</p>
      {all.some(({ standing }) => isAssumed(standing)) && (
        <Button small onPress={() => setAll(confirmAssumedCapabilities(all))}>
          {t('capabilities.confirm_all')}
        </Button>
      )}
      {capabilityKinds.map((kind) => (
        <fieldset key={kind} className={styles['kind']}>
          <legend>{t(`capabilities.kinds.${kind}`)}</legend>
          {capabilities
            .filter((each) => each.kind === kind)
            .map((each) => (
              <Select
                key={each.id}
                label={nameInLanguage(language, each)}
                options={optionsFor(standingOf(each.id))}
                placeholder={t('capabilities.standings.unknown')}
                value={standingOf(each.id) ?? null}
                onChange={(standing) => setAll(withStanding(all, each.id, standing))}
              />
            ))}
        </fieldset>
      ))}
    </FormDialog>
  );
};
