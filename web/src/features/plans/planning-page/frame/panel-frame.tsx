import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/button.tsx';
import { focusIfLost } from '#lib/focus-if-lost.ts';
import { scrollRegionProps } from '#ui/use-is-scrollable.ts';
import { useNeedsFocusableScroll } from '#ui/use-needs-focusable-scroll.ts';
import { barElement } from '#features/plans/timeline/drag/use-bar-shift.ts';
import type { PanelDock } from './panel-layout.ts';
import { type Panel, usePanelModel } from './panel-model.ts';
import { panelsOfSameGroup, railIdOf } from './panel-groups.ts';
import { DockSplitter } from './dock-splitter.tsx';
import styles from '../room.module.css';

type PanelFrameProps = {
  readonly panel: Panel;
  readonly dock: PanelDock;
  readonly isHidden: boolean;
  readonly isFront: boolean;
};

const focusRail = (id: string) => document.querySelector<HTMLElement>(`[data-rail="${id}"]`)?.focus();

const PanelContent = ({ panel, headingId }: { readonly panel: Panel; readonly headingId: string }) => {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const isUnreached = useNeedsFocusableScroll(frame);
  return (
    <div
      ref={setFrame}
      className={styles['panel-content']}
      {...(isUnreached && { ...scrollRegionProps, 'aria-labelledby': headingId })}
    >
      <panel.Content />
    </div>
  );
};

const Tabs = ({ panel }: { readonly panel: Panel }) => {
  const { t } = useTranslation('scheduler');
  const { panels, show } = usePanelModel();
  const all = panelsOfSameGroup(panel, panels);
  if (all.length === 0 || panel.group === undefined) return null;
  return (
    <fieldset className={styles['tabs']} aria-label={t(`room.groups.${panel.group}`)}>
      {all.map(({ id, Words }) => (
        <button
          key={id}
          type="button"
          data-panel-tab={id}
          aria-pressed={id === panel.id}
          onClick={() => {
            show(id);
            focusIfLost(() => document.querySelector<HTMLElement>(`[data-panel-tab="${id}"]`));
          }}
        >
          <Words>{({ name }) => name}</Words>
        </button>
      ))}
    </fieldset>
  );
};

export const PanelFrame = ({ panel, dock, isHidden, isFront }: PanelFrameProps) => {
  const { t } = useTranslation('scheduler');
  const { close, put, openId } = usePanelModel();
  const headingId = panel.headingId ?? `room-${panel.id}`;
  const other = dock === 'below' ? 'beside' : 'below';
  return (
    <section
      id={`panel-${panel.id}`}
      aria-labelledby={headingId}
      className={styles['panel']}
      data-dock={dock}
      data-front={isFront}
      data-region
      data-no-print
      hidden={isHidden}
    >
      {dock === 'below' ? <DockSplitter side="below" way="up" /> : <DockSplitter side="side" way="left" />}
      {dock === 'list' && (
        <>
          <DockSplitter side="share" way="down" />
          <DockSplitter side="list" way="right" />
        </>
      )}
      <panel.Words>
        {({ name, title }) => (
          <div className={styles['panel-head']}>
            <h2 id={headingId} tabIndex={-1}>
              {title ?? name}
            </h2>
            <Tabs panel={panel} />
            {dock !== 'list' && (
              <span className={styles['elsewhere']}>
                <IconButton
                  small
                  icon={other === 'below' ? 'arrow-down' : 'arrow-right'}
                  label={t(`room.put_${other}`)}
                  onPress={() => put(panel.id, other)}
                />
              </span>
            )}
            <IconButton
              small
              icon="close"
              label={t('room.close', { panel: name })}
              onPress={() => {
                close(panel.id);
                const bar = panel.id === 'mission' && openId !== null ? barElement(openId) : null;
                if (bar) bar.focus();
                else focusRail(railIdOf(panel));
              }}
            />
          </div>
        )}
      </panel.Words>
      <PanelContent panel={panel} headingId={headingId} />
    </section>
  );
};
