import { useId } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { snackbar } from './snackbar-store.ts';
import { Tooltip } from './tooltip.tsx';

type ActionButtonProps = Omit<ButtonProps, 'isDisabled'> & {
  /** Why it cannot be done now, or null when it can. */
  readonly disabledReason: string | null;
};

/**
 * A button that is off still says why: it keeps the focus, tells the reason on hover, on focus and to screen readers,
 * and on a press where there is neither.
 */
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
