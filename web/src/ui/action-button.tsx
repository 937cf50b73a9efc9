import { useId } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { snackbar } from './snackbar-store.ts';
import { Tooltip } from './tooltip.tsx';

type ActionButtonProps = Omit<ButtonProps, 'isDisabled'> & {
  readonly disabledReason: string | null;
};

/** Disabled buttons stay focusable and explain why, on hover, focus and press, and to screen readers. */
export const ActionButton = ({ disabledReason, onPress, ...rest }: ActionButtonProps) => {
  const reasonId = useId();
  if (disabledReason === null) return <Button {...rest} {...(onPress && { onPress })} />;
  return (
    <>
      <Tooltip text={disabledReason}>
        <Button
          {...rest}
          type="button"
          aria-describedby={reasonId}
          onPress={() => snackbar.info(disabledReason)}
          render={(props) => <button {...props} aria-disabled="true" />}
        />
      </Tooltip>
      <span id={reasonId} hidden>
        {disabledReason}
      </span>
    </>
  );
};
