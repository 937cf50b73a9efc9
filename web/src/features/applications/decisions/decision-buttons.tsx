import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayAcceptApplication } from '@shiptime/domain/applications/decisions';
import { canTransition, isStatusId } from '@shiptime/domain/applications/lifecycle';
import { useActor } from '#lib/actor.ts';
import { serverNow } from '#lib/server-clock.ts';
import { focusIfLost } from '#lib/focus-if-lost.ts';
import { useFormat } from '#lib/format.ts';
import { findPageHeading, useFocusKeeper } from '#lib/use-focus-keeper.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { MenuAction } from '#ui/menu-action.ts';
import { Row } from '#ui/stack.tsx';
import { useReferenceList } from '#features/reference/reference-api.ts';
import type { Application } from '@shiptime/domain/applications/wire/application';
import { type ReviewDecision, DecisionDialog } from './decision-dialog.tsx';
import styles from './decision-buttons.module.css';

type Offered = Exclude<ReviewDecision, 'accept'>;
const looks: Readonly<Record<Offered, 'primary' | 'secondary'>> = {
  respond: 'primary',
  clarify: 'secondary',
  reject: 'secondary',
  withdraw: 'secondary',
  reassign: 'secondary',
};
const decisions = Object.keys(looks) as Offered[];

type DecisionButtonsProps = {
  readonly application: Application;
  readonly asMenu?: string;
  /** Opens the dialog of this decision immediately, for links in e-mails. */
  readonly asked?: ReviewDecision | undefined;
  readonly onDone: () => void;
  /** Lets the caller keep an open dialog mounted after somebody else has decided. */
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly home?: () => HTMLElement | null;
};

type ChoicesProps = {
  readonly can: Application['can'];
  readonly waiting: string | null;
  readonly mayReview: boolean;
  readonly onAsk: (decision: ReviewDecision) => void;
};

const DecisionMenu = ({ can, waiting, mayReview, onAsk, label }: ChoicesProps & { label: string }) => {
  const { t } = useTranslation('applications');
  const accept: MenuAction = {
    id: 'accept',
    label: [t('actions.accept.label'), waiting].filter(Boolean).join(' – '),
    isDisabled: waiting !== null,
    onAction: () => onAsk('accept'),
  };
  const offered = decisions
    .filter((decision) => can[decision])
    .map((decision): MenuAction => ({
      id: decision,
      label: t(`actions.${decision}.label`),
      onAction: () => onAsk(decision),
    }));
  return <Menu small icon="more" label={label} actions={[...(mayReview ? [accept] : []), ...offered]} />;
};

const Buttons = ({ can, waiting, mayReview, onAsk }: ChoicesProps) => {
  const { t } = useTranslation('applications');
  return (
    <Row>
      {mayReview && (
        <ActionButton variant="primary" icon="check" disabledReason={waiting} onPress={() => onAsk('accept')}>
          {t('actions.accept.label')}
        </ActionButton>
      )}
      {decisions
        .filter((decision) => can[decision])
        .map((decision) => (
          <Button key={decision} variant={looks[decision]} onPress={() => onAsk(decision)}>
            {t(`actions.${decision}.label`)}
          </Button>
        ))}
    </Row>
  );
};

const useAcceptRefusal = (application: Application, deadline_at: string | undefined): string | null => {
  const { t } = useTranslation(['application_form', 'errors']);
  const format = useFormat();
  const actor = useActor();
  if (application.can['accept'] || !deadline_at || !isStatusId(application.status_id)) return null;
  const now = new Date(serverNow()).toISOString();
  const facts = { ...application, status_id: application.status_id, plan_level: 'regional' as const };
  const decision = mayAcceptApplication(actor, facts, { now, deadline_at });
  const code = decision.allowed ? 'plan_level' : decision.code;
  return code === 'deadline_not_passed'
    ? t('application_form:accept_after', { deadline: format.deadline(deadline_at) })
    : t(`errors:refusals.${code}`);
};

export const DecisionButtons = (props: DecisionButtonsProps) => {
  const { application, asMenu, asked, onDone, onOpenChange, home = findPageHeading } = props;
  // Loads the dialog's texts early, because suspending later would unmount the page and lose the focus.
  useTranslation(['applications', 'application_form', 'review']);
  const [open, setOpen] = useState<ReviewDecision | null>(asked ?? null);
  const years = useReferenceList('fiscal_years');
  const { can, status_id } = application;
  const mayReview = canTransition('accept', status_id) && can['reject'];
  const deadline = years.find(({ id }) => id === application.fiscal_year_id)?.deadline_at;
  const waiting = useAcceptRefusal(application, deadline);
  const ask = (decision: ReviewDecision | null) => {
    setOpen(decision);
    onOpenChange?.(decision !== null);
  };
  const done = () => {
    ask(null);
    onDone();
    focusIfLost(home);
  };
  const region = useRef<HTMLDivElement>(null);
  const close = () => {
    ask(null);
    focusIfLost(() => region.current?.querySelector('button') ?? home());
  };
  useFocusKeeper(region, home);
  const isOffered = open || mayReview || decisions.some((decision) => can[decision]);
  const choices: ChoicesProps = { can, waiting, mayReview: Boolean(mayReview), onAsk: ask };
  return (
    <div ref={region} className={styles['region']}>
      {isOffered &&
        (asMenu === undefined ? <Buttons {...choices} /> : <DecisionMenu {...choices} label={asMenu} />)}
      {open && <DecisionDialog application={application} decision={open} onClose={close} onDone={done} />}
    </div>
  );
};
