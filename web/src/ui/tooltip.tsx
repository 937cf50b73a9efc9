import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import styles from './tooltip.module.css';

/** A tooltip must only repeat other text, because touch screens have no hover. */
export const Tooltip = ({ text, children }: { text: string; children: ReactNode }) => (
  <TooltipTrigger delay={300} closeDelay={100}>
    {children}
    <AriaTooltip offset={6} className={styles['tooltip'] ?? ''}>
      {text}
    </AriaTooltip>
  </TooltipTrigger>
);
