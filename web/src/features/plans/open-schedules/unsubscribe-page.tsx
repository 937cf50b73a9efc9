import { useTranslation } from 'react-i18next';
import { useTokenParam } from '#lib/navigation.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { useState } from 'react';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { unsubscribeFromAvailability } from './availability-api.ts';

/** Requires a button press, so that link scanners do not unsubscribe anyone. */
export const UnsubscribePage = () => {
  const { t } = useTranslation(['availability', 'scheduler']);
  const token = useTokenParam();
  const [isDone, setDone] = useState(false);
  const { run, pending, problem, error } = useApiMutation('watch_availability', {
    mutationFn: () => unsubscribeFromAvailability(token),
    onSuccess: () => setDone(true),
  });
  return (
    <>
      <PageHeading title={t('stop.title')} lead={t('stop.lead')} />
      <Stack>
        {isDone && (
          <Notice tone="success" live>
            {t('stop.done')} <Link href={paths.openSchedules()}>{t('scheduler:open.title')}</Link>
          </Notice>
        )}
        {problem && (
          <Notice tone="error" live>
            {error?.status === 404 ? t('stop.unknown') : problem}
          </Notice>
        )}
        {!isDone && (
          <Row>
            <Button variant="primary" pending={pending} onPress={() => void run()}>
              {t('stop.submit')}
            </Button>
          </Row>
        )}
      </Stack>
    </>
  );
};
