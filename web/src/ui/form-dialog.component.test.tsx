import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { FormDialog } from './form-dialog.tsx';
import { TextArea } from './text-area.tsx';

const t = translator('en');

const Asked = ({ answer }: { answer: Promise<void> }) => {
  const [stage, setStage] = useState<'open' | 'waiting' | 'refused'>('open');
  const send = async () => {
    setStage('waiting');
    await answer;
    setStage('refused');
  };
  return (
    <FormDialog
      name="example"
      isOpen
      title={t('ui:close')}
      onClose={() => undefined}
      onSubmit={() => void send()}
      submitLabel={t('ui:try_again')}
      error={null}
      pending={stage === 'waiting'}
    >
      <TextArea label={t('proposals:reason')} name="reason" max={10} value="" onChange={() => undefined} />
      <TextArea
        label={t('ui:search')}
        name="note"
        max={10}
        value=""
        onChange={() => undefined}
        error={stage === 'refused' ? t('ui:no_match') : undefined}
      />
    </FormDialog>
  );
};

it('has the keyboard in its first field when it opens', async () => {
  await renderInApp(<Asked answer={Promise.resolve()} />, { language: 'en' });
  await expect.element(page.getByRole('textbox', { name: t('proposals:reason') })).toHaveFocus();
});

it('puts the keyboard into the field that the server refused', async () => {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  await renderInApp(<Asked answer={promise} />, { language: 'en' });
  const send = page.getByRole('button', { name: t('ui:try_again') });
  await expect.element(send).toBeVisible();
  (send.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  resolve();
  await expect.element(page.getByRole('textbox', { name: t('ui:search') })).toHaveFocus();
});

it('has one button, which closes it, where there is nothing to send', async () => {
  const Told = () => {
    const [isOpen, setOpen] = useState(true);
    return (
      <FormDialog
        name="example"
        isOpen={isOpen}
        title={t('proposals:reason')}
        onClose={() => setOpen(false)}
        onSubmit={() => undefined}
        submitLabel={null}
        error={null}
        pending={false}
      >
        <p>{t('ui:no_match')}</p>
      </FormDialog>
    );
  };
  await renderInApp(<Told />, { language: 'en' });
  const close = page.getByRole('button', { name: t('ui:close') });
  await expect.element(close.nth(1)).toBeVisible();
  await expect.element(page.getByRole('button', { name: t('ui:cancel') })).not.toBeInTheDocument();
  await close.nth(1).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
