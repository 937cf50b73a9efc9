import type { IconName } from './icon.tsx';

export type MenuAction = {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly href?: string;
  readonly onAction?: () => void;
  readonly isDisabled?: boolean;
  readonly danger?: boolean;
};
