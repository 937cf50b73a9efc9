import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ProponentKind,
  proponentKinds,
  proponentRequestLimits,
} from '@shiptime/domain/accounts/proponent-requests';
import { focusFirstInvalidField } from '#lib/focus-first-invalid-field.ts';
import { useRememberedInput } from '#lib/use-remembered-input.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Stack } from '#ui/stack.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { createProponentRequest, proponentRequestsKey } from '../proponent-requests-api.ts';

const texts = ['organization', 'agency', 'grant_number', 'letter'] as const;
type Typed = Record<(typeof texts)[number], string> & { readonly kind: ProponentKind };

const bodyOf = ({ kind, organization, agency, grant_number, letter }: Typed) =>
  kind === 'university' ? { kind, organization, agency, grant_number } : { kind, organization, letter };

type Field = (name: keyof Omit<Typed, 'kind'>) => Omit<ComponentProps<typeof TextField>, 'ref'>;

const Proof = ({ kind, field }: { kind: ProponentKind; field: Field }) => {
  const { t } = useTranslation('accounts');
  if (kind === 'organization')
    return (
      <TextArea
        {...field('letter')}
        hint={t('proponents.letter_hint')}
        max={proponentRequestLimits.letter}
        rows={8}
      />
    );
  return (
    <>
      <TextField {...field('agency')} hint={t('proponents.agency_hint')} />
      <TextField {...field('grant_number')} />
    </>
  );
};

export const ProponentRequestForm = () => {
  const { t } = useTranslation('accounts');
  const { affiliation } = useSignedInUser();
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const kept = useRememberedInput<Typed>('ask to apply', {
    kind: 'university',
    organization: affiliation ?? '',
    agency: '',
    grant_number: '',
    letter: '',
  });
  const typed = kept.value;
  const { run, pending, error, problem } = useApiMutation('ask_to_apply', {
    mutationFn: () => createProponentRequest(bodyOf(typed)),
    onSuccess: async () => {
      kept.forget();
      await queryClient.invalidateQueries({ queryKey: proponentRequestsKey });
    },
    onError: () => void setTimeout(() => focusFirstInvalidField(form.current)),
  });
  const field = (name: (typeof texts)[number]) => ({
    name,
    label: t(`proponents.fields.${name}`),
    value: typed[name],
    error: error?.field(name),
    onChange: (value: string) => kept.set({ ...typed, [name]: value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack roomy>
        {problem && !texts.some((name) => error?.field(name)) && (
          <Notice tone="error" live>
            {problem}
          </Notice>
        )}
        <RadioGroup
          label={t('proponents.fields.kind')}
          name="kind"
          options={proponentKinds.map((id) => ({ id, label: t(`proponents.kinds.${id}`) }))}
          value={typed.kind}
          onChange={(kind) => kept.set({ ...typed, kind })}
        />
        <TextField {...field('organization')} label={t(`proponents.organizations.${typed.kind}`)} />
        <Proof kind={typed.kind} field={field} />
        <div>
          <Button type="submit" variant="primary" pending={pending}>
            {t('proponents.ask')}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
